import type { EvidenceAnswer } from "@learnin/contract/routes/practice/evidence.contract";
import { stateWords } from "@learnin/domain/mastery/belief/mastery-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Check, Lightbulb, type LucideIcon, RotateCcw, SkipForward } from "lucide-react";
import { Link } from "react-router";
import { questionDetailsPath } from "../../paths/more-paths.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { dayText, exactText } from "../../platform/time/time-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { AnswerPictures } from "../../ui/text/answer-pictures.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { type EvidenceOf, evidenceQuery } from "./evidence.api.ts";
import { EvidenceSkeleton } from "./evidence-skeleton.tsx";
import { effortWords, type EvidenceResult, resultName } from "./result-words.ts";
import "../../ui/text/question-paper.css";
import "./evidence.css";

/** The answers behind a statement, newest first. */
export function EvidenceList({ of }: { of: EvidenceOf }) {
	const query = useInfiniteQuery(evidenceQuery(of));
	const answers = query.data?.pages.flatMap((page) => page.answers);
	if (answers === undefined) {
		if (!query.error) return <EvidenceSkeleton />;
		return (
			<div role="alert" className="grid justify-items-start gap-2">
				<p>{textOf(query.error)}</p>
				<Button variant="line" busy={query.isFetching} onClick={() => void query.refetch()}>
					Try again
				</Button>
			</div>
		);
	}
	if (answers.length === 0)
		return <p className="text-ink-2">No answers yet. Nothing has been practiced here.</p>;
	return (
		<>
			<ol className="ev-list">
				{answers.map((answer) => (
					<Answer key={answer.question_id} answer={answer} />
				))}
			</ol>
			<LoadMore shown={answers.length} thing="answer" query={query} />
		</>
	);
}

const icons: Readonly<Record<EvidenceResult, LucideIcon>> = {
	first_try: Check,
	with_help: Lightbulb,
	later_try: RotateCcw,
	not_solved: RotateCcw,
	open: RotateCcw,
	skipped: SkipForward,
};

function Answer({ answer }: { answer: EvidenceAnswer }) {
	const { question_id, prompt, given, made, right_made, note, result, answered_at, time_zone } = answer;
	const Icon = icons[result];
	const effort = effortWords(answer);
	return (
		<li className={`ev-answer ev-answer--${result}`}>
			<Icon className="i ev-mark" aria-hidden="true" />
			<div className="ev-body">
				<p className="ev-facts">
					<b>{resultName(result)}</b>
					{effort !== "" && <span>{effort}</span>}
					<time dateTime={answered_at} title={exactText(answered_at, time_zone)}>
						{dayText(answered_at, time_zone)}
					</time>
				</p>
				<RichText text={prompt} className="rich ev-prompt" />
				{given !== null && (
					<div className="ev-given">
						<span className="text-ink-3">{givenName(answer)}</span>
						<RichText text={given} className="rich" />
					</div>
				)}
				<AnswerPictures made={made} right={right_made} />
				{note !== null && <RichText text={note} className="rich text-ink-2" />}
				<Moved moved={answer.moved} />
				<Link className="link tap-line text-sm" to={questionDetailsPath(question_id)}>
					Details<span className="sr">{` of the question: ${prompt.spoken}`}</span>
				</Link>
			</div>
		</li>
	);
}

function givenName({ result, tries }: EvidenceAnswer): string {
	if (result === "skipped") return "Answer before skipping";
	return tries > 1 ? "First answer" : "Answer";
}

/** Shown if this answer changed the skill's stage. */
function Moved({ moved: { from, to } }: Pick<EvidenceAnswer, "moved">) {
	const isSame = from !== "unknown" && stateWords(from) === stateWords(to);
	if (isSame || to === "unknown") return null;
	return <p className="ev-moved">{`With this answer: ${stateWords(to)}`}</p>;
}
