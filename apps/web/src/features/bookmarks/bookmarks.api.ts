import type { RouteResponse } from "@learnin/contract/define-route";
import {
	addBookmark,
	getBookmarks,
	removeBookmark,
} from "@learnin/contract/routes/practice/bookmarks.contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type BookmarkPage = RouteResponse<typeof getBookmarks>;
export type Bookmark = BookmarkPage["bookmarks"][number];

export const bookmarksQuery = /* @__PURE__ */ infiniteQueryOptions({
	queryKey: ["bookmarks"],
	queryFn: ({ pageParam, signal }) => callApi(getBookmarks, { query: pageAt(pageParam) }, { signal }),
	...paged,
	// A removed one stays in place with an Undo until the page is left; then the list is reloaded.
	gcTime: 0,
	staleTime: Number.POSITIVE_INFINITY,
	refetchOnReconnect: false,
	refetchOnWindowFocus: false,
});

/** Sets or removes the bookmark of a question; idempotent. */
export async function setBookmark(question_id: string, bookmarked: boolean): Promise<void> {
	const params = { question_id };
	if (bookmarked) await callApi(addBookmark, { params, body: {} });
	else await callApi(removeBookmark, { params });
}
