module.exports = { sizes: { h1: { value: '40px' } } };
