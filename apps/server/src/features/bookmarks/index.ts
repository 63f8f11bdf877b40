import * as contract from "@learnin/contract/routes/practice/bookmarks.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { listBookmarks } from "./list-bookmarks.ts";
import { addBookmark, removeBookmark } from "./set-bookmark.ts";

export function bookmarksRoutes(app: AppContext): void {
	registerRoute(app, contract.getBookmarks, ({ viewer, query }) => listBookmarks(app, viewer, query));
	registerRoute(app, contract.addBookmark, ({ viewer, params }) =>
		addBookmark(app, viewer, params.question_id),
	);
	registerRoute(app, contract.removeBookmark, ({ viewer, params }) =>
		removeBookmark(app, viewer, params.question_id),
	);
}
