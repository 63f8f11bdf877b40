import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Pencil } from "lucide-react";
import type { ComponentType, RefObject } from "react";
import { useState } from "react";
import { Link } from "react-router";
import { IconButton } from "../../ui/buttons/button.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { QueuePlace } from "../../ui/lists/work-queue.tsx";
import { sourceWords } from "../question-common/index.ts";
import { Assignment } from "./assignment.tsx";
import { FaultsAndAdvice } from "./faults-and-advice.tsx";
import { KeyAndHelp } from "./key-and-help.tsx";
import type { BankQuestion, Reviewed } from "./question-bank.api.ts";
import { reviewedQuery, tryAnswer } from "./question-bank.api.ts";
import { QuestionStory } from "./question-story.tsx";
import { ReviewActs } from "./review-acts.tsx";
import { Statistics } from "./statistics.tsx";
import type { Review } from "./use-review.ts";

export interface StudentViewProps {
	question: PracticeQuestion;
	/** The grading result; without an answer, the right one. */
	sendAnswer: (answer: StudentAnswer | null) => Promise<Awaited<ReturnType<typeof tryAnswer>>>;
	/** Starts over. */
	onNext: () => void;
}

export interface ReviewDetailProps {
	questionId: string;
	place: QueuePlace;
	review: Review;
	noteRef: RefObject<HTMLTextAreaElement | null>;
	StudentView: ComponentType<StudentViewProps>;
	editTo: string;
}

/** One question as a student gets it, with everything a student does not see. */
export function ReviewDetail({ questionId, place, review, noteRef, StudentView, editTo }: ReviewDetailProps) {
	const query = useQuery(reviewedQuery(questionId));
	if (!query.data) {
		if (!query.error) return <DetailSkeleton />;
		return <LoadFailed title="The question couldn’t be loaded" query={query} />;
	}
	const { bank, preview, solution } = query.data;
	return (
		<>
			<DetailHead bank={bank} place={place} editTo={editTo} />
			<FaultsAndAdvice preview={preview} />
			<StudentPart key={bank.version} reviewed={query.data} StudentView={StudentView} />
			<Assignment bank={bank} review={review} />
			<KeyAndHelp question={bank.question} solution={solution} />
			{bank.statistics !== null && (
				<section className="bank-part" aria-label="With students">
					<h3>With students</h3>
					<Statistics statistics={bank.statistics} />
				</section>
			)}
			<QuestionStory bank={bank} />
			<ReviewActs bank={bank} review={review} noteRef={noteRef} />
		</>
	);
}

function DetailHead({ bank, place, editTo }: { bank: BankQuestion; place: QueuePlace; editTo: string }) {
	const { at, total, move } = place;
	return (
		<header className="bank-head">
			<div>
				<h2 className="text-xl">As a student sees it</h2>
				<p className="dotted-facts bank-filed">
					<span>{bank.skill_name}</span>
					<span>{sourceWords[bank.source]}</span>
					<span>Difficulty {bank.difficulty}</span>
					<span>Version {bank.version}</span>
					{bank.published_version !== null && <span>Students have version {bank.published_version}</span>}
					{bank.tags.map((tag) => (
						<span key={tag}>#{tag}</span>
					))}
				</p>
			</div>
			<nav className="bank-steps" aria-label="Questions to review">
				<IconButton label="Previous question (K)" disabled={at === 0} onClick={() => move(-1)}>
					<ChevronLeft className="i" />
				</IconButton>
				<span className="num">
					{at + 1} / {total}
				</span>
				<IconButton label="Next question (J)" disabled={at === total - 1} onClick={() => move(1)}>
					<ChevronRight className="i" />
				</IconButton>
				<Link className="ib" to={editTo} aria-label="Edit this question" title="Edit this question">
					<Pencil className="i" />
				</Link>
			</nav>
		</header>
	);
}

interface StudentPartProps {
	reviewed: Reviewed;
	StudentView: ComponentType<StudentViewProps>;
}

/** Keys pressed in it type an answer instead of deciding. */
function StudentPart({ reviewed: { bank, preview }, StudentView }: StudentPartProps) {
	const [round, setRound] = useState(0);
	return (
		<div className="bank-student" data-own-keys>
			<StudentView
				key={round}
				question={preview.question}
				sendAnswer={(answer) => tryAnswer(bank.question, answer)}
				onNext={() => setRound(round + 1)}
			/>
		</div>
	);
}

function DetailSkeleton() {
	return (
		<div role="status" className="grid gap-5 pb-6">
			<span className="sr">Loading the question</span>
			<Skeleton className="h-6 w-1/2" />
			<Skeleton className="h-72 w-full" />
			<Skeleton className="h-5 w-3/4" />
			<Skeleton className="h-11 w-full" />
		</div>
	);
}
