/** For a list that the server sends a page at a time. */
export const paged = {
	initialPageParam: undefined as string | undefined,
	getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
};

/** What asks for the page at this cursor; without one it is the first page. */
export const pageAt = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });
