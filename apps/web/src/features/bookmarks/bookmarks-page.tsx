import { useInfiniteQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { count } from "../../platform/count-words.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { BookmarkRow } from "./bookmark-row.tsx";
import { bookmarksQuery } from "./bookmarks.api.ts";
import { BookmarksSkeleton } from "./bookmarks-skeleton.tsx";
import { useRemovals } from "./use-removals.ts";
import "./bookmarks.css";

export interface BookmarksPageProps {
	/** Where to practice the bookmarked questions. */
	practiceTo: string;
	/** Where a student without bookmarks finds questions. */
	startTo: string;
	/** Where the details of a question are. */
	detailsTo: (questionId: string) => string;
}

/** A student's bookmarked questions, and a link to practice them. */
export function BookmarksPage({ practiceTo, startTo, detailsTo }: BookmarksPageProps) {
	const query = useInfiniteQuery(bookmarksQuery);
	const { removed, remove, undo } = useRemovals();
	const pages = query.data?.pages;
	if (!pages) {
		if (!query.error) return <BookmarksSkeleton />;
		return <LoadFailed title="Your bookmarks couldn’t be loaded" query={query} />;
	}
	const bookmarks = pages.flatMap((page) => page.bookmarks);
	if (bookmarks.length === 0) return <NoBookmarks startTo={startTo} />;
	const total = (pages[0]?.total ?? 0) - removed.size;
	return (
		<>
			<header className="bookmarks-top">
				<p className="text-ink-2" role="status">
					{total === 0 ? "No bookmarks left" : `${count(total, "question")} to come back to`}
				</p>
				{total > 0 && (
					<ButtonLink variant="primary" size="lg" to={practiceTo} icon={<Play className="i" />}>
						Practice these
					</ButtonLink>
				)}
			</header>
			<ul className="bookmarks">
				{bookmarks.map((bookmark) => (
					<BookmarkRow
						key={bookmark.question_id}
						bookmark={bookmark}
						detailsTo={detailsTo(bookmark.question_id)}
						isRemoved={removed.has(bookmark.question_id)}
						onRemove={() => remove(bookmark.question_id)}
						onUndo={() => undo(bookmark.question_id)}
					/>
				))}
			</ul>
			{(pages.length > 1 || query.hasNextPage) && (
				<LoadMore shown={bookmarks.length - removed.size} thing="bookmark" query={query} />
			)}
		</>
	);
}

function NoBookmarks({ startTo }: Pick<BookmarksPageProps, "startTo">) {
	return (
		<Card>
			<EmptyState
				title="No bookmarks yet"
				hint="Press the bookmark next to a question while you practice, and you’ll find it here."
				tile={{ kind: "plus", color: "gold", soft: true }}
				action={
					<ButtonLink variant="primary" className="mt-2" to={startTo}>
						Practice more
					</ButtonLink>
				}
			/>
		</Card>
	);
}
