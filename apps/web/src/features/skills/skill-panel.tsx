import { gradeLabel } from "@learnin/domain/family/grades";
import { useQuery } from "@tanstack/react-query";
import { ListChecks, Pencil, Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { formatCount } from "../../platform/format-count.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CoverageGrid } from "./coverage-grid.tsx";
import { gapsOf } from "./find-in-curriculum.ts";
import { SkillHistory } from "./skill-history.tsx";
import { gapWords, weightWord } from "./skill-words.ts";
import { type Curriculum, curriculumSkillQuery, type ListedSkill, type SkillDetails } from "./skills.api.ts";
import { Fact } from "../../ui/text/fact.tsx";

const SkillForm = lazy(() => import("./skill-form.tsx").then((m) => ({ default: m.SkillForm })));

export interface SkillPanelProps {
	skill: ListedSkill;
	curriculum: Curriculum;
	/** Shows the form. */
	isEdit: boolean;
	questionsTo: string;
	addTo: string;
	onOpen: (skill_id: string) => void;
	onEdit: (isEdit: boolean) => void;
	onClose: () => void;
}

/** One skill: its texts, its content, its prerequisites, its history; or its form. */
export function SkillPanel(props: SkillPanelProps) {
	const { skill, curriculum, isEdit, onEdit, onClose } = props;
	const query = useQuery(curriculumSkillQuery(skill.id));
	if (isEdit && query.data)
		return (
			<Suspense fallback={null}>
				<SkillForm
					curriculum={curriculum}
					skill={query.data}
					onDone={() => onEdit(false)}
					onClose={() => onEdit(false)}
				/>
			</Suspense>
		);
	return (
		<Dialog open title={skill.name} onClose={onClose} className="cur-panel">
			<p className="text-ink-2">{`${gradeLabel(skill.grade)} · ${skill.standard} · ${skill.id}`}</p>
			{query.data ? (
				<Details {...props} details={query.data} />
			) : query.error ? (
				<div role="alert" className="grid justify-items-start gap-2">
					<p>{textOf(query.error)}</p>
					<Button variant="line" busy={query.isFetching} onClick={() => void query.refetch()}>
						Try again
					</Button>
				</div>
			) : (
				<div role="status" aria-label="Loading the skill" className="grid gap-2">
					<Skeleton className="h-6 w-2/3" />
					<Skeleton className="h-24 w-full" />
				</div>
			)}
		</Dialog>
	);
}

function Details({
	skill,
	details,
	curriculum,
	questionsTo,
	addTo,
	onOpen,
	onEdit,
}: SkillPanelProps & { details: SkillDetails }) {
	const nameOf = (id: string) => curriculum.skills.find((each) => each.id === id)?.name ?? id;
	const gaps = gapsOf(skill);
	return (
		<>
			<div className="cur-acts">
				<Button
					variant="primary"
					family="flat"
					data-autofocus
					icon={<Pencil className="i" />}
					onClick={() => onEdit(true)}
				>
					Edit
				</Button>
				<ButtonLink variant="line" family="flat" to={questionsTo} icon={<ListChecks className="i" />}>
					Questions
				</ButtonLink>
				<ButtonLink variant="line" family="flat" to={addTo} icon={<Plus className="i" />}>
					Add question
				</ButtonLink>
			</div>
			{!details.is_active && (
				<Note kind="info" title="Not active">
					Students can’t start this skill. Past work stays.
				</Note>
			)}
			{gaps.map((gap) => (
				<Note key={gap} kind={gap === "nothing_to_practise" ? "problem" : "info"} title={gapWords[gap].sign}>
					{gapWords[gap].sentence}
				</Note>
			))}
			<dl className="cur-words-list">
				<Fact name="For children">{details.child_name}</Fact>
				<Fact name="For parents">{details.parent_name}</Fact>
				<Fact name="Domain">{details.domain_name}</Fact>
				{details.also_covers.length > 0 && <Fact name="Also covers">{details.also_covers.join(", ")}</Fact>}
				<Fact name="Students">{formatCount(details.students)}</Fact>
				{details.description !== "" && <Fact name="Description">{details.description}</Fact>}
			</dl>
			<CoverageGrid {...details} />
			<Joined title="Builds on" empty="Nothing: students can start with it.">
				{details.prerequisites.map(({ skill_id, weight }) => (
					<JoinedSkill key={skill_id} name={nameOf(skill_id)} onOpen={() => onOpen(skill_id)}>
						<Badge>{weightWord(weight)}</Badge>
					</JoinedSkill>
				))}
			</Joined>
			<Joined title="Leads to" empty="No other skill builds on it.">
				{details.needed_by.map((id) => (
					<JoinedSkill key={id} name={nameOf(id)} onOpen={() => onOpen(id)} />
				))}
			</Joined>
			<SkillHistory versions={details.versions} />
		</>
	);
}

function Joined({ title, empty, children }: { title: string; empty: string; children: React.ReactNode[] }) {
	return (
		<section aria-label={title}>
			<h3>{title}</h3>
			{children.length === 0 ? <p className="help">{empty}</p> : <ul className="cur-joined">{children}</ul>}
		</section>
	);
}

function JoinedSkill({
	name,
	onOpen,
	children,
}: {
	name: string;
	onOpen: () => void;
	children?: React.ReactNode;
}) {
	return (
		<li>
			<button type="button" onClick={onOpen}>
				<span>{name}</span>
				{children}
			</button>
		</li>
	);
}
