import { useQueryClient } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { showError } from "../../platform/api/show-error.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { setBookmark } from "./bookmarks.api.ts";

export interface BookmarkButtonProps {
	questionId: string;
	/** The state from the server. */
	bookmarked: boolean;
}

/** Changes immediately; reverts if the request fails. */
export function BookmarkButton({ questionId, bookmarked }: BookmarkButtonProps) {
	const client = useQueryClient();
	// A question shown again still has its first state from the server.
	const pressedKey = ["bookmark", questionId];
	const [isSet, setIsSet] = useState(() => client.getQueryData<boolean>(pressedKey) ?? bookmarked);
	const [isBusy, setIsBusy] = useState(false);
	const toggle = async () => {
		if (isBusy) return;
		setIsBusy(true);
		setIsSet(!isSet);
		try {
			await setBookmark(questionId, !isSet);
			client.setQueryData(pressedKey, !isSet);
			// The count on the dashboard.
			void client.invalidateQueries({ queryKey: ["practice", "dashboard"] });
		} catch (error) {
			setIsSet(isSet);
			showError(error);
		}
		setIsBusy(false);
	};
	return (
		<IconButton label="Bookmark this question" aria-pressed={isSet} onClick={() => void toggle()}>
			<Bookmark className="i" />
		</IconButton>
	);
}
