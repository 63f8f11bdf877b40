import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParts } from "../../platform/pages/use-search-parts.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { CommonProceduresCard } from "../detective/index.ts";
import { CurriculumFilters } from "./curriculum-filters.tsx";
import { CurriculumTable } from "./curriculum-table.tsx";
import { type CurriculumSearch, findInCurriculum, searchOf } from "./find-in-curriculum.ts";
import { SkillPanel } from "./skill-panel.tsx";
import { type Curriculum, curriculumQuery } from "./skills.api.ts";
import "./skills.css";

const CurriculumMap = lazy(() => import("./curriculum-map.tsx").then((m) => ({ default: m.CurriculumMap })));
const SkillForm = lazy(() => import("./skill-form.tsx").then((m) => ({ default: m.SkillForm })));

export interface SkillsPageProps {
	/** Where the questions of a skill are listed, and where one is written. */
	questionsTo: (skill_id: string) => string;
	addTo: (skill_id: string) => string;
}

/** The curriculum: every skill as a table or a map, its coverage, and its editor. */
export function SkillsPage(props: SkillsPageProps) {
	const query = useQuery(curriculumQuery);
	if (query.data) return <Loaded curriculum={query.data} {...props} />;
	if (!query.error) return <QueueSkeleton label="Loading the skills" />;
	return <LoadFailed title="The skills couldn’t be loaded" query={query} />;
}

function Loaded({ curriculum, questionsTo, addTo }: SkillsPageProps & { curriculum: Curriculum }) {
	const { search: parts, change } = useSearchParts();
	const search = searchOf(parts);
	const found = findInCurriculum(curriculum.skills, search);
	const open = curriculum.skills.find(({ id }) => id === search.skill);
	const show = (skill: string) => change({ skill, edit: null, new: null });
	const close = () => change({ skill: null, edit: null, new: null });
	return (
		<div className="cur">
			<CurriculumFilters curriculum={curriculum} search={search} found={found} onChange={change}>
				<Button
					variant="primary"
					family="flat"
					icon={<Plus className="i" />}
					onClick={() => change({ new: "1", skill: null, edit: null })}
				>
					Add skill
				</Button>
			</CurriculumFilters>
			<Found curriculum={curriculum} search={search} found={found} onOpen={show} />
			<CommonProceduresCard onOpen={show} />
			<Suspense fallback={null}>
				{search.isNew ? (
					<SkillForm curriculum={curriculum} onDone={show} onClose={close} />
				) : (
					open && (
						<SkillPanel
							key={open.id}
							skill={open}
							curriculum={curriculum}
							isEdit={search.isEdit}
							questionsTo={questionsTo(open.id)}
							addTo={addTo(open.id)}
							onOpen={show}
							onEdit={(isEdit) => change({ edit: isEdit ? "1" : null })}
							onClose={close}
						/>
					)
				)}
			</Suspense>
		</div>
	);
}

/** Rows rendered at a time. */
const pageSize = 50;

interface FoundProps {
	curriculum: Curriculum;
	search: CurriculumSearch;
	found: ReturnType<typeof findInCurriculum>;
	onOpen: (skill_id: string) => void;
}

function Found({ curriculum, search, found, onOpen }: FoundProps) {
	if (found.length === 0)
		return (
			<Card>
				<EmptyState
					title="No skill fits"
					hint="Try other words or fewer filters."
					tile={{ kind: "half", color: "sky", soft: true }}
				/>
			</Card>
		);
	if (search.view === "map")
		return (
			<Suspense fallback={<QueueSkeleton label="Drawing the map" />}>
				<CurriculumMap
					skills={curriculum.skills}
					found={new Set(found.map(({ id }) => id))}
					grade={search.grade ?? found[0]?.grade ?? 2}
					onOpen={onOpen}
				/>
			</Suspense>
		);
	return (
		<Rows
			key={JSON.stringify({ ...search, skill: null, isEdit: null, isNew: null })}
			found={found}
			measured_at={curriculum.measured_at}
			onOpen={onOpen}
		/>
	);
}

function Rows({ found, measured_at, onOpen }: Omit<FoundProps, "curriculum" | "search"> & Measured) {
	const [shown, setShown] = useState(pageSize);
	return (
		<Card className="cur-list">
			<CurriculumTable skills={found.slice(0, shown)} measured_at={measured_at} onOpen={onOpen} />
			<LoadMore
				shown={Math.min(shown, found.length)}
				thing="skill"
				query={{
					hasNextPage: shown < found.length,
					isFetchingNextPage: false,
					isFetchNextPageError: false,
					fetchNextPage: async () => setShown(shown + pageSize),
				}}
			/>
		</Card>
	);
}

type Measured = Pick<Curriculum, "measured_at">;
