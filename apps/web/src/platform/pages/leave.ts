/** Opens another document. Never settles: what led there stays busy until this page is gone. */
export function leaveTo(path: string): Promise<never> {
	location.assign(path);
	return new Promise(() => {});
}
