import type { WaitingReview } from "@learnin/contract/routes/bank/answer-reviews.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { queueLetters, WorkQueue } from "../../ui/lists/work-queue.tsx";
import { reviewsQuery } from "./answer-reviews.api.ts";
import { ReviewDetail } from "./review-detail.tsx";
import type { ReviewVerdict } from "./use-decision.ts";
import { useDecision } from "./use-decision.ts";
import "./answer-reviews.css";

/** Written answers that wait for a person, oldest first. */
export function AnswersToRead() {
	const query = useInfiniteQuery(reviewsQuery);
	const { decide, deciding } = useDecision();
	const comment = useRef<HTMLTextAreaElement>(null);
	if (!query.data) {
		if (!query.error) return <QueueSkeleton label="Loading the answers" />;
		return <LoadFailed title="The answers couldn’t be loaded" query={query} />;
	}
	const reviews = query.data.pages.flatMap((page) => page.reviews);
	if (reviews.length === 0) return <NothingToRead />;
	const send = (review: WaitingReview, verdict: ReviewVerdict) =>
		decide({ review_id: review.id, verdict, comment: comment.current?.value ?? "" });
	return (
		<WorkQueue
			label="Answers to read"
			items={reviews}
			renderRow={(review) => <ReviewRow review={review} />}
			keys={(review) => [
				{ key: queueLetters.accept, label: /* text */ "correct", press: () => send(review, "correct") },
				{ key: queueLetters.back, label: "not yet", press: () => send(review, "incorrect") },
				{ key: queueLetters.write, label: /* text */ "comment", press: () => comment.current?.focus() },
			]}
			renderDetail={(review) => (
				<ReviewDetail
					review={review}
					deciding={deciding}
					commentRef={comment}
					onDecide={(verdict) => send(review, verdict)}
				/>
			)}
		>
			{query.hasNextPage && <LoadMore shown={reviews.length} thing="answer" query={query} />}
		</WorkQueue>
	);
}

function ReviewRow({ review }: { review: WaitingReview }) {
	const now = useNow();
	return (
		<>
			<span className="one-line font-semibold">{review.answer}</span>
			<span className="one-line text-ink-2">{review.prompt.spoken}</span>
			<span className="text-ink-3 text-sm">{whenText(review.created_at, now)}</span>
		</>
	);
}

function NothingToRead() {
	return (
		<Card>
			<EmptyState
				title="Nothing to read"
				hint="Written answers that a model couldn’t judge for sure wait here for you."
				tile={{ kind: "leaf", color: "mint", soft: true }}
			/>
		</Card>
	);
}
