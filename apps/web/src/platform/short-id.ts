const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const longId = /^(?=.*\d)[\w:-]{20,}$/;

/** Whether it is too long to read: an id of ours or of a provider. */
export function isLongId(text: string): boolean {
	return uuid.test(text) || longId.test(text);
}

/** Enough of an id to distinguish it: the start of ours, both ends of a provider's. */
export function shortId(id: string): string {
	if (uuid.test(id)) return id.slice(0, 8);
	return id.length > 16 ? `${id.slice(0, 7)}…${id.slice(-4)}` : id;
}
