import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { STARTING_POINT_PATH } from "../../../paths/more-paths.ts";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { aroundEach, findSkills } from "../path/find-skills.ts";
import { FoundSkills } from "../path/found-skills.tsx";
import type { Plan, Skills } from "../learning.api.ts";
import { planQuery, skillsQuery } from "../learning.api.ts";
import {
	type Here,
	hereOf,
	knownBefore,
	leadsTo,
	opensAfter,
	otherWays,
	type Unit,
	unitsOf,
} from "../path/path.ts";
import { PathGrades } from "../path/path-grades.tsx";
import { PathHere } from "../path/path-here.tsx";
import { PathKnown } from "../path/path-known.tsx";
import { PathSearch } from "../path/path-search.tsx";
import { levelsOf, opened } from "../path/path-tree.ts";
import { PathUnit } from "../path/path-unit.tsx";
import { SkillPanel } from "../collection/skill-panel.tsx";
import { unitName } from "../path/unit-names.ts";
import { useLessonSearch } from "./use-lesson-search.ts";
import "./lessons.css";
import "../path/path.css";

/** /student/get-lesson-list: the skills of a grade as a path, with the child's position. */
export function LessonListPage() {
	const skills = useQuery(skillsQuery);
	const plan = useQuery(planQuery);
	const error = skills.error ?? plan.error;
	if (skills.data && plan.data) return <Path data={skills.data} plan={plan.data} />;
	if (!error) return <PathSkeleton />;
	return (
		<LoadFailed
			title="Your path couldn’t be loaded"
			query={{
				error,
				isFetching: skills.isFetching || plan.isFetching,
				refetch: () => Promise.all([skills.refetch(), plan.refetch()]),
			}}
		/>
	);
}

function Path({ data, plan }: { data: Skills; plan: Plan }) {
	const { skills, domains } = data;
	const here = hereOf(skills, data.grade, plan.next);
	// A gap of an earlier grade may come first: the path opens where the child is.
	const { search, change } = useLessonSearch(here?.skill.grade ?? data.grade);
	const around = useMemo(() => aroundEach(skills), [skills]);
	const grades = [...new Set(skills.map(({ grade }) => grade))].toSorted((a, b) => a - b);
	const open = skills.find(({ id }) => id === search.skill);
	const onOpen = (skill: string) => change({ skill });
	return (
		<>
			<PathSearch grades={grades} search={search} onChange={change} />
			{search.text !== "" ? (
				<FoundSkills
					skills={findSkills(skills, search.text)}
					onOpen={onOpen}
					onReset={() => change({ q: null })}
				/>
			) : search.grade === null ? (
				<PathGrades skills={skills} grades={grades} here={here?.skill.grade} onChange={change} />
			) : (
				<GradePath
					data={data}
					here={here}
					grade={search.grade}
					isPlaced={plan.collection.known_count > 0}
					onOpen={onOpen}
					onGrade={(grade) => change({ grade: String(grade), q: null })}
				/>
			)}
			{open && (
				<SkillPanel
					skill={open}
					domains={domains}
					around={around.get(open.id)}
					onOpen={onOpen}
					onClose={() => change({ skill: null })}
				/>
			)}
		</>
	);
}

interface GradePathProps {
	data: Skills;
	here: Here | undefined;
	grade: number;
	/** The starting point found something. */
	isPlaced: boolean;
	onOpen: (skill_id: string) => void;
	onGrade: (grade: number) => void;
}

function GradePath({ data: { skills, domains }, here, grade, isPlaced, onOpen, onGrade }: GradePathProps) {
	const around = useMemo(() => aroundEach(skills), [skills]);
	const units = unitsOf(skills, grade);
	const isHere = here?.skill.grade === grade;
	const shown = unitShown(units, here?.skill.id);
	const drawn = opened(levelsOf(shown?.places ?? [])).get(here?.skill.id ?? "");
	return (
		<>
			{isHere && (
				<PathHere
					here={here}
					before={knownBefore(around.get(here.skill.id))}
					opens={opensAfter(skills, around.get(here.skill.id), drawn)}
					leadsTo={leadsTo(skills, around.get(here.skill.id))}
					ways={otherWays(units, here.skill)}
					onOpen={onOpen}
				/>
			)}
			<PathKnown skills={skills} grade={grade} onGrade={onGrade} />
			<div className="pa-units">
				{units.map((unit) => (
					<PathUnit
						key={`${unit.grade}/${unit.domain}`}
						unit={unit}
						name={unitName(
							grade,
							domains.find(({ id }) => id === unit.domain) ?? { id: "", name: unit.domain },
						)}
						here={here?.skill.id}
						isOpen={unit === shown}
						onOpen={onOpen}
					/>
				))}
			</div>
			<p className="pa-start">
				Too easy or too hard?{" "}
				<Link className="link tap-line" to={STARTING_POINT_PATH}>
					{isPlaced ? "See your starting point" : "Find your starting point"}
				</Link>
			</p>
		</>
	);
}

/** The unit at the child's position; in a grade without it, the first one that was started, else the first one. */
function unitShown(units: readonly Unit[], here: string | undefined): Unit | undefined {
	const isStarted = ({ places, done }: Unit) =>
		done < places.length && places.some(({ skill }) => skill.is_begun);
	return (
		units.find(({ places }) => places.some(({ skill }) => skill.id === here)) ??
		units.find(isStarted) ??
		units[0]
	);
}

function PathSkeleton() {
	return (
		<div role="status" aria-label="Loading your path" className="grid gap-4">
			<Skeleton className="h-16 w-full rounded-2xl" />
			<Skeleton className="h-56 w-full rounded-3xl" />
			<Skeleton className="h-96 w-full rounded-3xl" />
		</div>
	);
}
