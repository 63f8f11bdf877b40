import type { Season } from "@learnin/domain/rewards/seasons";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Flame, Trophy } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths/paths.ts";
import { TileArt } from "../../../ui/tiles/tile.tsx";
import { usePreferences } from "../../profile/index.ts";
import type { Cheer } from "./celebration-words.ts";
import { cheersOf } from "./celebration-words.ts";
import type { Celebration } from "../learning.api.ts";
import { noteSeen, planQuery } from "../learning.api.ts";
import { FilledArt } from "./skill-art.tsx";
import "./celebrations.css";

/** A student who leaves sooner sees them again. */
const seenAfterMs = 1200;

/** Not told in calm mode. */
const loud: readonly Cheer["kind"][] = ["streak", "record", "season"];

interface CelebrationsProps {
	/** The names of mastered skills that are told beside. */
	toldSkills?: readonly string[];
	/** The heading says that the goal is reached. */
	isGoalTold?: boolean;
	/** More would hide the page below them; the others come next time. */
	most?: number;
}

/**
 * Celebrations, shown once. They stay until the page is left, although the list is empty by then. In calm mode a quiet
 * line, without streaks, records, tile art and motion.
 */
export function Celebrations({ toldSkills = [], isGoalTold = false, most = 2 }: CelebrationsProps) {
	const { data } = useQuery(planQuery);
	const { isCalm } = usePreferences();
	const [kept, setKept] = useState<readonly Celebration[]>([]);
	const news = data?.celebrations.filter(({ id }) => !kept.some((each) => each.id === id)) ?? [];
	if (news.length > 0) setKept([...kept, ...news]);
	const cheers = cheersOf(kept).slice(0, most);
	useNoteSeen(cheers.flatMap(({ ids }) => ids).join(" "));
	const untold = cheersOf(kept.filter((each) => !isTold(each, { toldSkills, isGoalTold }))).slice(0, most);
	if (!isCalm) return untold.length > 0 ? <Cheers cheers={untold} /> : null;
	const quiet = untold.filter(({ kind }) => !loud.includes(kind)).map(({ title }) => title);
	return quiet.length > 0 ? (
		<p className="cb-quiet" role="status">
			{quiet.join(" ")}
		</p>
	) : null;
}

function isTold(
	celebration: Celebration,
	{ toldSkills, isGoalTold }: Omit<Required<CelebrationsProps>, "most">,
): boolean {
	if (celebration.kind === "goal_reached") return isGoalTold;
	return celebration.kind === "skill_mastered" && toldSkills.includes(celebration.name);
}

/** `all` are the ids that are on the page, separated by spaces. */
function useNoteSeen(all: string) {
	const queryClient = useQueryClient();
	useEffect(() => {
		if (all === "") return;
		const ids = all.split(" ");
		const timer = setTimeout(() => {
			queryClient.setQueryData(
				planQuery.queryKey,
				(plan) => plan && { ...plan, celebrations: plan.celebrations.filter(({ id }) => !ids.includes(id)) },
			);
			void noteSeen(ids);
		}, seenAfterMs);
		return () => clearTimeout(timer);
	}, [all, queryClient]);
}

function Cheers({ cheers }: { cheers: readonly Cheer[] }) {
	return (
		<div role="status">
			<ul className="cb">
				{cheers.map(({ kind, title, text, season = null }) => (
					<li key={title} className={`cb-${kind}`}>
						<Picture kind={kind} season={season} />
						<span>
							<b>{title}</b>
							{kind === "season" ? (
								<Link className="link" to={paths.studentProfile}>
									{text}
								</Link>
							) : (
								<span>{text}</span>
							)}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** The missing piece arrives: the dot of the goal, the tile of the skill, the flame of the streak. */
function Picture({ kind, season }: Pick<Cheer, "kind"> & { season: Season | null }) {
	if (kind === "record") return <Trophy className="cb-flame" aria-hidden="true" />;
	if (kind === "streak") return <Flame className="cb-flame" aria-hidden="true" />;
	return (
		<svg viewBox="0 0 100 100" aria-hidden="true">
			{kind === "goal_reached" ? (
				<>
					<g fill="var(--fig-sky)">
						<rect x="3" y="3" width="44" height="44" rx="13" />
						<rect x="3" y="53" width="44" height="44" rx="13" />
						<rect x="53" y="53" width="44" height="44" rx="13" />
					</g>
					<circle className="cb-piece" cx="75" cy="25" r="22" fill="var(--art-gold)" />
				</>
			) : season ? (
				<g className="cb-piece">
					<FilledArt place={0} fill={1} season={season} />
				</g>
			) : (
				<>
					<TileArt kind="hole" color="sky" />
					<g className="cb-piece">
						<TileArt kind="leaf" color="mint" soft />
					</g>
				</>
			)}
		</svg>
	);
}
