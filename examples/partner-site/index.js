document.addEventListener('aranya-select', ({ detail }) => {
  const { speciesName, count } = detail.feature.properties;
  document.getElementById('chosen').textContent = `${speciesName}, ${count}`;
});
