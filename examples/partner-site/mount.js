const place = document.getElementById('place');
let map;

document.getElementById('show').addEventListener('click', () => {
  map ??= window.AranyaMap.mount(place, { center: [84.5, 21], zoom: 7, height: '400px' });
});
document.getElementById('night').addEventListener('click', () => map?.update({ theme: 'dark' }));
document.getElementById('hide').addEventListener('click', () => {
  map?.unmount();
  map = undefined;
});
