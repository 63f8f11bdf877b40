import { useQuery } from "@tanstack/react-query";
import { Map as MapIcon } from "lucide-react";
import { lessonListPath } from "../../app/paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { skillsQuery } from "./learning.api.ts";
import { SkillTile } from "./skill-tile.tsx";
import "./skill-board.css";

/** The tiles of the own grade, in teaching order, and the ways to all others. */
export function SkillBoard({ openSkillIds }: { openSkillIds: readonly string[] }) {
	const { data, error, isFetching, refetch } = useQuery(skillsQuery);
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
				</div>
			</header>
			{data ? (
				<ul className="sd-tiles">
					{data.skills
						.filter(({ grade }) => grade === data.grade)
						.map((skill) => (
							<li key={skill.id}>
								<SkillTile skill={skill} isCurrent={openSkillIds.includes(skill.id)} />
							</li>
						))}
				</ul>
			) : (
				<BoardSkeleton />
			)}
		</section>
	);
}

function BoardSkeleton() {
	return (
		<ul className="sd-tiles" role="status" aria-label="Loading your board">
			{Array.from({ length: 18 }, (_, tile) => (
				<li key={tile}>
					<Skeleton className="aspect-square w-full rounded-[18%]" />
					<Skeleton className="mt-3 h-5 w-3/4" />
					<Skeleton className="mt-2 h-4 w-1/2" />
				</li>
			))}
		</ul>
	);
}
