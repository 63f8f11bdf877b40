import { Lightbulb, MessageSquareQuote } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { AnswerPictures } from "../../../ui/text/answer-pictures.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import type { ShownAttempt } from "./attempt-words.ts";
import { attemptFacts, gradingNotes, reviewComment, verdictOf } from "./attempt-words.ts";
import { clockText, exactText } from "../../../platform/time/time-words.ts";
import { usePointsWords } from "../dashboard/use-points-words.ts";
import { VerdictMark } from "../details/verdict-mark.tsx";

export interface AttemptRowProps {
	attempt: ShownAttempt;
	isFresh?: boolean;
	/** The time in words, if no heading above names the day. */
	when?: string;
	/** The same answer was given so many times in a row. */
	times?: number;
}

/** One attempt: the verdict, the answer, why it was not right yet, and its details. */
export function AttemptRow({ attempt, isFresh = false, when, times = 1 }: AttemptRowProps) {
	const verdict = verdictOf(attempt);
	const pointsWords = usePointsWords();
	return (
		<li className={classNames("attempt", isFresh && "fresh")} data-attempt={attempt.id}>
			<VerdictMark verdict={verdict} />
			<div className="attempt-given">
				{verdict !== "skipped" && <GivenAnswer attempt={attempt} />}
				<AnswerPictures made={attempt.made} right={attempt.right_made} />
				<GradingWords attempt={attempt} />
			</div>
			<p className="attempt-facts">
				<time dateTime={attempt.created_at} title={exactText(attempt.created_at, attempt.time_zone)}>
					{when ?? clockText(attempt.created_at, attempt.time_zone)}
				</time>
				{times > 1 && <span>{`${times} times`}</span>}
				{attemptFacts(attempt, pointsWords(attempt.points)).map((fact) => (
					<span key={fact}>{fact}</span>
				))}
			</p>
		</li>
	);
}

function GivenAnswer({ attempt }: { attempt: ShownAttempt }) {
	const { answer } = attempt;
	const isNothing = answer === null || answer.html.trim() === "";
	// The words below already say that there was no answer.
	if (isNothing && verdictOf(attempt) === "unfinished") return null;
	return (
		<div className="answer-line">
			<span className="text-ink-3 text-sm">Answer</span>
			{isNothing ? (
				<span className="text-ink-2">nothing</span>
			) : (
				<RichText text={answer} className="rich min-w-0 font-semibold" />
			)}
		</div>
	);
}

function GradingWords({ attempt }: { attempt: ShownAttempt }) {
	const { feedback } = attempt;
	const mistake = feedback?.verdict === "incorrect" ? feedback.known_mistake : null;
	const comment = reviewComment(attempt);
	return (
		<>
			{mistake && (
				<div className="known-mistake">
					<Lightbulb className="i" />
					<RichText text={mistake} className="rich min-w-0" />
				</div>
			)}
			{comment !== null && (
				<div className="known-mistake">
					<MessageSquareQuote className="i" />
					<p className="min-w-0 whitespace-pre-line">{comment}</p>
				</div>
			)}
			{gradingNotes(attempt).map((note) => (
				<p key={note} className="text-ink-2 text-sm">
					{note}
				</p>
			))}
		</>
	);
}
