import { gradeLabel } from "@learnin/domain/family/grades";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { count } from "../../platform/count-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/people/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useProfile } from "../profile/index.ts";
import { placedOn } from "./child-placement-words.ts";
import { DomainPicture, PictureLegend } from "./domain-picture.tsx";
import { evidenceWords, lookWords } from "./look-words.ts";
import { shownDomains } from "./shown-domains.ts";
import { type ChildPlacement, childPlacementQuery } from "./placement.api.ts";
import "../../ui/text/question-paper.css";
import "./child-placement.css";

/** /student-activity/starting-point/?student_id=: the result of a child's placement, with every answer behind it. */
export function ChildPlacementPage() {
	const [search] = useSearchParams();
	const { all_students } = useProfile();
	const studentId = search.get("student_id") ?? all_students[0]?.id ?? "";
	const { data, error, isFetching, refetch } = useQuery(childPlacementQuery(studentId));
	if (data?.placement) return <Found student={data.student} placement={data.placement} />;
	if (data) return <NotPlaced name={data.student.name} />;
	if (!error)
		return (
			<div role="status" aria-label="Loading the result" className="grid gap-5">
				<Skeleton className="h-40 w-full rounded-3xl" />
				<Skeleton className="h-96 w-full rounded-3xl" />
			</div>
		);
	return <LoadFailed title="The result couldn’t be loaded" query={{ error, isFetching, refetch }} />;
}

function NotPlaced({ name }: { name: string }) {
	return (
		<Card>
			<EmptyState
				title="Not placed yet"
				hint={`Once ${name} has finished “Find your starting point” on the dashboard, you’ll see the result here. It’s free and takes about ten minutes.`}
				tile={{ kind: "steps", color: "gold", soft: true }}
			/>
		</Card>
	);
}

type Placed = NonNullable<ChildPlacement["placement"]>;

function Found({ student, placement }: { student: ChildPlacement["student"]; placement: Placed }) {
	const { finished_at, starts, domains, answers } = placement;
	return (
		<div className="grid gap-5">
			<Card title={`Where ${student.name} starts`}>
				<p className="text-ink-2 max-w-[60ch]">
					{`Based on ${count(answers.length, "answer")} on ${placedOn(finished_at)}. It’s a first estimate: we asked about some skills and judged the others by related ones. Practice confirms or corrects it, and a skill counts as mastered only after practice.`}
				</p>
				{starts.length > 0 && (
					<>
						<h3 className="mt-5 mb-2 text-lg">Picked to start with</h3>
						<ul className="cp-starts">
							{starts.map(({ skill_id, name, grade }) => (
								<li key={skill_id}>
									{name} <span className="text-ink-3 whitespace-nowrap">{gradeLabel(grade)}</span>
								</li>
							))}
						</ul>
					</>
				)}
			</Card>
			<Card title="What we found">
				<PictureLegend wordsOf={(look) => lookWords[look].parent} />
				<ul>
					{shownDomains(domains, student.grade).map((domain) => (
						<DomainPicture
							key={domain.id}
							domain={domain}
							knownWords={(known, all) => `${known} of ${all} likely known`}
							skillWords={skillWords}
						/>
					))}
				</ul>
			</Card>
			<Answers answers={answers} />
		</div>
	);
}

type FoundSkill = Placed["domains"][number]["skills"][number];

function skillWords({ parent_name, grade, look, asked, related_answers }: FoundSkill) {
	return (
		<>
			{parent_name} <span className="text-ink-3 whitespace-nowrap">{gradeLabel(grade)}</span>
			<small>
				{lookWords[look].parent}. {evidenceWords(asked, related_answers)}.
			</small>
		</>
	);
}

const AT_FIRST = 5;

function Answers({ answers }: Pick<Placed, "answers">) {
	const [isWhole, setIsWhole] = useState(false);
	return (
		<Card title="Every answer">
			<ol className="cp-answers">
				{(isWhole ? answers : answers.slice(0, AT_FIRST)).map((answer) => (
					<Answer key={answer.skill_id} answer={answer} />
				))}
			</ol>
			{answers.length > AT_FIRST && (
				<Button variant="line" className="mt-4" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
					{isWhole ? "Show fewer" : `Show all ${answers.length} answers`}
				</Button>
			)}
		</Card>
	);
}

const responses = {
	right: { words: "Right", tone: "mint" },
	wrong: { words: "Not right", tone: "coral" },
	not_learned: { words: "Not learned yet", tone: "lilac" },
} as const;

function Answer({
	answer: { name, grade, response, prompt, given, right_answer },
}: {
	answer: Placed["answers"][number];
}) {
	const { words, tone } = responses[response];
	return (
		<li>
			<details className="disclosure">
				<summary>
					<ChevronRight aria-hidden="true" />
					<span className="cp-name">
						{name} <span className="text-ink-3 whitespace-nowrap">{gradeLabel(grade)}</span>
					</span>
					<Badge tone={tone}>{words}</Badge>
				</summary>
				<div className="disclosure-body cp-answer">
					<RichText text={prompt} className="rich" />
					<dl>
						{given && (
							<div>
								<dt>Answered</dt>
								<dd>
									<RichText text={given} className="rich" />
								</dd>
							</div>
						)}
						{response !== "right" && (
							<div>
								<dt>Right answer</dt>
								<dd>
									{right_answer.map((text, at) => (
										<RichText key={at} text={text} className="rich" />
									))}
								</dd>
							</div>
						)}
					</dl>
				</div>
			</details>
		</li>
	);
}
