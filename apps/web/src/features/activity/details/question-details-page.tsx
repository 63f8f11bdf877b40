import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Card } from "../../../ui/card.tsx";
import { QuestionFigure } from "../../../ui/text/question-paper.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { useProfile } from "../../profile/index.ts";
import { ActivitySkeleton } from "../attempts/activity-skeleton.tsx";
import type { QuestionDetails } from "../activity.api.ts";
import { questionQuery } from "../activity.api.ts";
import { AttemptRow } from "../attempts/attempt-row.tsx";
import { foldRepeats } from "../attempts/fold-repeats.ts";
import { DetailsFailed } from "./details-failed.tsx";
import { rightParts } from "./right-parts.ts";
import { NothingHerePage } from "./nothing-here-page.tsx";
import { QuestionOverview } from "./question-overview.tsx";
import "../activity.css";
import "./details.css";

/** One question (`?id=`) with all its attempts, in its student's current state. */
export function QuestionDetailsPage() {
	const [search] = useSearchParams();
	const id = search.get("id");
	if (!id) return <NothingHerePage />;
	return <Details key={id} id={id} />;
}

function Details({ id }: { id: string }) {
	const { data, error, isFetching, refetch } = useQuery(questionQuery(id));
	const isOwn = useProfile().user_type === "STUDENT";
	if (!data) {
		if (!error) return <ActivitySkeleton />;
		return <DetailsFailed query={{ error, isFetching, refetch }} />;
	}
	return (
		<div className="question-details">
			<QuestionOverview details={data} isOwn={isOwn} />
			<div className="question-details-side">
				<Answers attempts={data.attempts} title={isOwn ? "Your answers" : `${data.student_name}’s answers`} />
				<Told details={data} />
			</div>
		</div>
	);
}

function Answers({ attempts, title }: { attempts: QuestionDetails["attempts"]; title: string }) {
	const now = useNow();
	return (
		<Card title={title}>
			{attempts.length === 0 ? (
				<p className="text-ink-2">No answer was given yet.</p>
			) : (
				<ol className="attempts attempts--narrow">
					{foldRepeats(attempts).map(({ attempt, times }) => (
						<AttemptRow
							key={attempt.id}
							attempt={attempt}
							when={whenText(attempt.created_at, now, attempt.time_zone)}
							times={times}
						/>
					))}
				</ol>
			)}
		</Card>
	);
}

/**
 * What the student has seen so far: opened hints, a worked example, and after the question its explanation, with
 * the answer if the student did not find it.
 */
function Told({ details: { question, twin } }: { details: QuestionDetails }) {
	const { hints, answer_list, explanation, is_correct } = question.status;
	const drawn = rightParts(question);
	return (
		<>
			{hints.length > 0 && (
				<Card title="Hints that were opened">
					<ol className="details-hints">
						{hints.map((hint) => (
							<li key={hint.html}>
								<RichText text={hint} className="rich" />
							</li>
						))}
					</ol>
				</Card>
			)}
			{twin && (
				<Card title="Worked example">
					<p className="text-ink-2">A similar question, solved step by step and then asked:</p>
					<RichText text={twin.prompt} className="rich my-3" />
					<p className="text-ink-2">
						{twin.is_solved ? "Solved." : "Not solved yet."} This counts as using help, not as a mistake.
					</p>
				</Card>
			)}
			{answer_list && !is_correct && (
				<Card title="Right answer">
					{drawn && <QuestionFigure figure={drawn} />}
					<ul className="grid gap-1">
						{answer_list.map((answer) => (
							<li key={answer.html}>
								<RichText text={answer} className="rich text-lg font-semibold" />
							</li>
						))}
					</ul>
				</Card>
			)}
			{explanation && (
				<Card title="How it works">
					<RichText text={explanation} className="rich text-ink-2" />
				</Card>
			)}
		</>
	);
}
