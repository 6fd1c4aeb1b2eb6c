/** Simulates an old library that adds properties to every object, which appear in for-in loops. */
Object.prototype.each = function each(visit) {
  for (const name of Object.keys(this)) visit(this[name], name);
};
Object.prototype.theme = 'neon';
