import type { RouteResponse } from "@learnin/contract/define-route";
import { addBookmark, getBookmarks, removeBookmark } from "@learnin/contract/routes/bookmarks.contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api-client.ts";

export type BookmarkPage = RouteResponse<typeof getBookmarks>;
export type Bookmark = BookmarkPage["bookmarks"][number];

export const bookmarksQuery = /* @__PURE__ */ infiniteQueryOptions({
	queryKey: ["bookmarks"],
	queryFn: ({ pageParam, signal }) =>
		callApi(getBookmarks, { query: pageParam === undefined ? {} : { cursor: pageParam } }, { signal }),
	initialPageParam: undefined as string | undefined,
	getNextPageParam: (page) => page.next_cursor ?? undefined,
	// What was removed stays in its place with a way back until the page is left; then it is read anew.
	gcTime: 0,
	staleTime: Number.POSITIVE_INFINITY,
	refetchOnReconnect: false,
	refetchOnWindowFocus: false,
});

/** Sets or takes away the bookmark of a question; either again changes nothing. */
export async function setBookmark(question_id: string, bookmarked: boolean): Promise<void> {
	const params = { question_id };
	if (bookmarked) await callApi(addBookmark, { params, body: {} });
	else await callApi(removeBookmark, { params });
}
