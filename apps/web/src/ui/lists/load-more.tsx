import { useEffect, useRef, useState } from "react";
import { count } from "../../platform/count-words.ts";
import { Button } from "../buttons/button.tsx";
import "./load-more.css";

/** The pages of a list: whether there are more, and how the next one is loaded. */
export interface Pages {
	hasNextPage: boolean;
	isFetchingNextPage: boolean;
	isFetchNextPageError: boolean;
	fetchNextPage: () => Promise<unknown>;
}

export interface LoadMoreProps {
	shown: number;
	/** The listed thing, in the singular. */
	thing: string;
	query: Pages;
	/** Instead of only loading the next page. */
	onMore?: () => void;
}

/** The end of the list. When the button disappears the focus moves to the first new row. */
export function LoadMore({ shown, thing, query, onMore }: LoadMoreProps) {
	const { hasNextPage: hasMore, isFetchingNextPage: isBusy, isFetchNextPageError: hasFailed } = query;
	const end = useRef<HTMLParagraphElement>(null);
	const [isUsed, setIsUsed] = useState(false);
	useEffect(() => {
		if (isUsed && !hasMore) end.current?.focus({ preventScroll: true });
	}, [isUsed, hasMore]);
	const words = `${count(shown, thing)} shown`;
	return (
		<div className="load-more">
			<p ref={end} tabIndex={-1} role="status" className="text-ink-3 text-sm">
				{hasFailed && !isBusy
					? `${words}. We couldn’t load more.`
					: hasMore
						? words
						: `${count(shown, thing)} in total`}
			</p>
			{hasMore && (
				<Button
					variant="line"
					busy={isBusy}
					busyLabel="Loading more"
					onClick={() => {
						setIsUsed(true);
						if (onMore) onMore();
						else void query.fetchNextPage();
					}}
				>
					Load more
				</Button>
			)}
		</div>
	);
}
