import { BookmarkX, Check, ChevronRight, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { QuestionHead } from "../../ui/text/question-head.tsx";
import { QuestionPaper } from "../../ui/text/question-paper.tsx";
import type { Bookmark } from "./bookmarks.api.ts";

export interface BookmarkRowProps {
	bookmark: Bookmark;
	detailsTo: string;
	isRemoved: boolean;
	onRemove: () => void;
	onUndo: () => void;
}

/** A bookmarked question, or an Undo for one just removed. */
export function BookmarkRow({ bookmark, detailsTo, isRemoved, onRemove, onUndo }: BookmarkRowProps) {
	const swap = useFocusAfterSwap(isRemoved);
	const { prompt } = bookmark;
	if (isRemoved) {
		return (
			<li className="bookmark bookmark--removed">
				<p className="text-ink-2">Bookmark removed.</p>
				<Button ref={swap} variant="line" icon={<Undo2 className="i" />} onClick={onUndo}>
					Undo
					<span className="sr">: {prompt.spoken}</span>
				</Button>
			</li>
		);
	}
	return (
		<li className="card bookmark">
			<QuestionHead skill_name={bookmark.skill_name} grade={bookmark.grade}>
				{bookmark.is_solved && (
					<Badge tone="mint" icon={<Check />}>
						Solved
					</Badge>
				)}
			</QuestionHead>
			<QuestionPaper {...bookmark} isSmall />
			<div className="bookmark-actions">
				<Link className="details-link" to={detailsTo}>
					Details
					<span className="sr"> of the question: {prompt.spoken}</span>
					<ChevronRight className="i" />
				</Link>
				<Button ref={swap} variant="ghost" icon={<BookmarkX className="i" />} onClick={onRemove}>
					Remove
					<span className="sr"> the bookmark: {prompt.spoken}</span>
				</Button>
			</div>
		</li>
	);
}

/** Remove and Undo replace each other; the focus follows. */
function useFocusAfterSwap(isRemoved: boolean) {
	const button = useRef<HTMLButtonElement>(null);
	const before = useRef(isRemoved);
	useEffect(() => {
		if (before.current !== isRemoved) button.current?.focus();
		before.current = isRemoved;
	}, [isRemoved]);
	return button;
}
