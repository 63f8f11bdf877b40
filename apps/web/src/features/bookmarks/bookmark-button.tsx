import { useQueryClient } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { useAction } from "../../ui/use-action.ts";
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
	const toggle = useAction((isWanted: boolean) => setBookmark(questionId, isWanted), {
		onDone: (_, isWanted) => {
			setIsSet(isWanted);
			client.setQueryData(pressedKey, isWanted);
			// The count on the dashboard.
			void client.invalidateQueries({ queryKey: ["practice", "dashboard"] });
		},
	});
	const shown = toggle.pending ?? isSet;
	return (
		<IconButton label="Bookmark this question" aria-pressed={shown} onClick={() => toggle.run(!isSet)}>
			<Bookmark className="i" />
		</IconButton>
	);
}
