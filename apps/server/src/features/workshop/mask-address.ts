/** Enough of an address to recognize it, too little to write to it: "a…a@example.com". */
export function maskAddress(address: string): string {
	const at = address.lastIndexOf("@");
	const [name, host] = [address.slice(0, at), address.slice(at + 1)];
	const letters = [...name];
	if (at < 1) return "…";
	if (letters.length < 3) return `${letters[0]}…@${host}`;
	return `${letters[0]}…${letters.at(-1)}@${host}`;
}
