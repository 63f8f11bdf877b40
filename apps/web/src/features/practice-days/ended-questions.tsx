import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { questionDetailsPath } from "../../paths/more-paths.ts";

import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { SelectField } from "../../ui/fields/field.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { resultNames } from "./day-words.ts";
import { OutcomeMark } from "./outcome-mark.tsx";
import type { EndedFilter, EndedQuestion, PracticeDays } from "./practice-days.api.ts";
import { endedQuery } from "./practice-days.api.ts";

/** So many show at first, so that the page stays short. */
const FIRST = 4;

const outcomes = ["first_try", "solved", "missed", "skipped"] as const;

interface EndedQuestionsProps {
	span: { from: string; to: string };
	skills: PracticeDays["skills"];
	timeZone: string;
}

/** Every question that ended in these days, by skill and result. */
export function EndedQuestions({ span, skills, timeZone }: EndedQuestionsProps) {
	const [search, setSearch] = useSearchParams();
	const skill_id = skills.find((skill) => skill.skill_id === search.get("skill"))?.skill_id;
	const outcome = outcomes.find((each) => each === search.get("result"));
	const change = (name: "skill" | "result", value: string) => {
		const next = new URLSearchParams(search);
		if (value === "") next.delete(name);
		else next.set(name, value);
		setSearch(next, { replace: true, preventScrollReset: true });
	};
	const showAll = () => {
		const next = new URLSearchParams(search);
		next.delete("skill");
		next.delete("result");
		setSearch(next, { replace: true, preventScrollReset: true });
	};
	return (
		<Card title="Questions">
			<div className="days-filters" role="search" aria-label="Filter the questions">
				<SelectField
					label="Skill"
					placeholder="All skills"
					options={skills.map((skill) => ({ value: skill.skill_id, label: skill.skill_name }))}
					value={skill_id ?? ""}
					onChange={(event) => change("skill", event.currentTarget.value)}
				/>
				<SelectField
					label="Result"
					placeholder="All results"
					options={outcomes.map((each) => ({ value: each, label: resultNames[each] }))}
					value={outcome ?? ""}
					onChange={(event) => change("result", event.currentTarget.value)}
				/>
			</div>
			<List
				filter={{ ...span, ...(skill_id !== undefined && { skill_id }), ...(outcome && { outcome }) }}
				timeZone={timeZone}
				onShowAll={showAll}
			/>
		</Card>
	);
}

function List({
	filter,
	timeZone,
	onShowAll,
}: {
	filter: EndedFilter;
	timeZone: string;
	onShowAll: () => void;
}) {
	const query = useInfiniteQuery(endedQuery(filter));
	const [isWhole, setIsWhole] = useState(false);
	const questions = query.data?.pages.flatMap((page) => page.questions);
	if (!questions) {
		if (!query.error) return <Skeleton className="h-64 w-full loads-late" />;
		return <LoadFailed title="The questions couldn’t be loaded" query={query} />;
	}
	if (questions.length === 0)
		return (
			<EmptyState
				heading="h3"
				title="No questions like this"
				hint="Nothing like this in these two weeks."
				tile={{ kind: "wave", color: "sky", soft: true }}
				action={
					<Button variant="line" onClick={onShowAll}>
						Show everything
					</Button>
				}
			/>
		);
	const isFiltered = filter.skill_id !== undefined || filter.outcome !== undefined;
	const isShort = !isWhole && !isFiltered && questions.length > FIRST;
	return (
		<>
			<ul className="days-rows">
				{(isShort ? questions.slice(0, FIRST) : questions).map((question) => (
					<Row key={question.question_id} question={question} timeZone={timeZone} />
				))}
			</ul>
			{isShort ? (
				<Button variant="line" className="days-more" onClick={() => setIsWhole(true)}>
					Show more
				</Button>
			) : (
				<LoadMore shown={questions.length} thing="question" query={query} />
			)}
		</>
	);
}

function Row({ question, timeZone }: { question: EndedQuestion; timeZone: string }) {
	const now = useNow();
	return (
		<li className="days-question">
			<div className="days-question-text">
				<Link className="days-question-link" to={questionDetailsPath(question.question_id)}>
					<span className="sr">Details of the question: {question.prompt.spoken}</span>
				</Link>
				<RichText text={question.prompt} className="rich days-prompt" />
				<p className="text-ink-3 text-sm">
					{question.skill_name} · {whenText(question.finished_at, now, timeZone)}
				</p>
			</div>
			<OutcomeMark end={question} />
			<ChevronRight className="i days-row-go" />
		</li>
	);
}
