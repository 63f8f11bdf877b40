import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showError } from "../../platform/api/show-error.ts";
import { setBookmark } from "./bookmarks.api.ts";

/** Bookmarks removed on this visit of the page; each can be restored until the page is left. */
export function useRemovals() {
	const client = useQueryClient();
	const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
	const mark = (question_id: string, isRemoved: boolean) =>
		setRemoved((before) => {
			const after = new Set(before);
			if (isRemoved) after.add(question_id);
			else after.delete(question_id);
			return after;
		});
	const change = async (question_id: string, isRemoved: boolean) => {
		mark(question_id, isRemoved);
		try {
			await setBookmark(question_id, !isRemoved);
			// The count on the dashboard.
			await client.invalidateQueries({ queryKey: ["practice", "dashboard"] });
		} catch (error) {
			mark(question_id, !isRemoved);
			showError(error);
		}
	};
	return {
		removed,
		remove: (question_id: string) => void change(question_id, true),
		undo: (question_id: string) => void change(question_id, false),
	};
}
