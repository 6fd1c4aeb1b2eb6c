/** As an old library does it: every object of the page has these, and loops come across them. */
Object.prototype.each = function each(visit) {
  for (const name of Object.keys(this)) visit(this[name], name);
};
Object.prototype.theme = 'neon';
