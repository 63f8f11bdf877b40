/** All pages of a list, the first one first. */
export async function readPages<Page extends { next_cursor: string | null }>(
	read: (query: { cursor?: string }) => Promise<{ data: Page }>,
): Promise<Page[]> {
	const pages: Page[] = [];
	let query: { cursor?: string } | undefined = {};
	while (query !== undefined) {
		const { data } = await read(query);
		pages.push(data);
		query = data.next_cursor === null ? undefined : { cursor: data.next_cursor };
	}
	return pages;
}
