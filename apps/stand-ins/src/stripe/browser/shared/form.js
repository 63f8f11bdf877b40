/** Writes nested values as `a=1&b[c]=2&d[0]=3`, leaving out what is undefined or null. */
export function encodeForm(values) {
	const form = new URLSearchParams();
	const append = (name, value) => {
		if (value === undefined || value === null) return;
		if (typeof value === "object") {
			for (const [key, inner] of Object.entries(value)) append(`${name}[${key}]`, inner);
		} else {
			form.append(name, String(value));
		}
	};
	for (const [name, value] of Object.entries(values)) append(name, value);
	return form;
}
