import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { aroundEach, findSkills } from "./find-skills.ts";
import type { Skills } from "./learning.api.ts";
import { skillsQuery } from "./learning.api.ts";
import { LessonFilters } from "./lesson-filters.tsx";
import { LessonList } from "./lesson-list.tsx";
import { SkillPanel } from "./skill-panel.tsx";
import { useLessonSearch } from "./use-lesson-search.ts";
import "./lessons.css";

const SkillMap = lazy(() => import("./skill-map.tsx").then((m) => ({ default: m.SkillMap })));

/** /student/get-lesson-list: every skill with where the learner stands, as a list and as a map. */
export function LessonListPage() {
	const { data, error, isFetching, refetch } = useQuery(skillsQuery);
	if (data) return <Lessons data={data} />;
	if (!error) return <LessonsSkeleton />;
	return (
		<LoadFailed
			title="The lessons could not be loaded"
			error={error}
			isBusy={isFetching}
			onRetry={() => void refetch()}
		/>
	);
}

function Lessons({ data }: { data: Skills }) {
	const { skills, grade, domains } = data;
	const { search, change } = useLessonSearch(grade);
	const around = useMemo(() => aroundEach(skills), [skills]);
	const found = findSkills(skills, search);
	const elsewhere = findSkills(skills, { ...search, grade: null }).length - found.length;
	const open = skills.find(({ id }) => id === search.skill);
	const isMap = search.view === "map";
	return (
		<>
			<LessonFilters
				skills={skills}
				domains={domains}
				search={search}
				onChange={change}
				found={found.length}
				elsewhere={search.text === "" ? 0 : elsewhere}
			/>
			{isMap ? (
				<Suspense fallback={<Skeleton className="h-[70vh] w-full rounded-3xl" />}>
					<SkillMap
						skills={skills}
						found={new Set(found.map(({ id }) => id))}
						grade={search.grade ?? grade}
						onOpen={(skill) => change({ skill })}
					/>
				</Suspense>
			) : (
				<LessonList
					skills={found}
					ownGrade={grade}
					domains={domains}
					around={around}
					onOpen={(skill) => change({ skill })}
					onReset={() => change({ q: null, grade: "all", domain: null, state: null })}
				/>
			)}
			{open && (
				<SkillPanel
					skill={open}
					domains={domains}
					around={around.get(open.id)}
					onOpen={(skill) => change({ skill })}
					onClose={() => change({ skill: null })}
				/>
			)}
		</>
	);
}

function LessonsSkeleton() {
	return (
		<div role="status" aria-label="Loading the lessons" className="grid gap-4">
			<Skeleton className="h-28 w-full rounded-3xl" />
			<Skeleton className="h-9 w-60" />
			<Skeleton className="h-96 w-full rounded-3xl" />
		</div>
	);
}
