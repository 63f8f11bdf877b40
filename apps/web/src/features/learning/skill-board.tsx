import { useQuery } from "@tanstack/react-query";
import { Compass, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { lessonListPath, STARTING_POINT_PATH } from "../../paths/more-paths.ts";
import { useAfterPaint } from "../../platform/use-after-paint.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { firstTiles } from "./find-skills.ts";
import type { ListedSkill } from "./learning.api.ts";
import { skillsQuery } from "./learning.api.ts";
import { SkillTile } from "./skill-tile.tsx";
import "./skill-board.css";

/** Whole rows at every width. */
const tilesAtFirst = 12;

/** The tiles of the own grade, in teaching order, and the ways to all others. */
export function SkillBoard(rest: { openSkillIds: readonly string[] }) {
	const isPainted = useAfterPaint();
	const { data, error, isFetching, refetch } = useQuery({ ...skillsQuery, enabled: isPainted });
	if (error && !data)
		return (
			<LoadFailed
				title="Your board did not load"
				error={error}
				isBusy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	return (
		<section className="sd-board" aria-labelledby="sd-board">
			<header>
				<div>
					<h2 id="sd-board">Your board</h2>
					<p>Master a skill and its tile snaps into place.</p>
				</div>
				<div className="sd-board-ways">
					<ButtonLink variant="line" to={lessonListPath()}>
						All lessons
					</ButtonLink>
					<ButtonLink variant="line" to={lessonListPath({ view: "map" })} icon={<MapIcon className="i" />}>
						Map
					</ButtonLink>
					<ButtonLink variant="line" to={STARTING_POINT_PATH} icon={<Compass className="i" />}>
						Starting point
					</ButtonLink>
				</div>
			</header>
			{data ? (
				<Tiles skills={data.skills.filter(({ grade }) => grade === data.grade)} {...rest} />
			) : (
				<BoardSkeleton />
			)}
		</section>
	);
}

interface TilesProps {
	skills: readonly ListedSkill[];
	openSkillIds: readonly string[];
}

/** What is begun and what comes next, then all of it on request. */
function Tiles({ skills, openSkillIds }: TilesProps) {
	const [isWhole, setIsWhole] = useState(false);
	const shown = isWhole ? skills : firstTiles(skills, tilesAtFirst);
	return (
		<>
			<ul className="sd-tiles">
				{shown.map((skill) => (
					<li key={skill.id}>
						<SkillTile skill={skill} isCurrent={openSkillIds.includes(skill.id)} />
					</li>
				))}
			</ul>
			{shown.length < skills.length && (
				<Button variant="line" className="sd-board-more" onClick={() => setIsWhole(true)}>
					{`Show all ${skills.length} tiles`}
				</Button>
			)}
		</>
	);
}

function BoardSkeleton() {
	return (
		<ul className="sd-tiles" role="status" aria-label="Loading your board">
			{Array.from({ length: tilesAtFirst }, (_, tile) => (
				<li key={tile}>
					<Skeleton className="aspect-square w-full rounded-[18%]" />
					<Skeleton className="mt-3 h-5 w-3/4" />
					<Skeleton className="mt-2 h-4 w-1/2" />
				</li>
			))}
		</ul>
	);
}
