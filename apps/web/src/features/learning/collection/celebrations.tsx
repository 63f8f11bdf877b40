import type { Season } from "@learnin/domain/rewards/seasons";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Flame, Trophy } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths/paths.ts";
import { usePreferences } from "../../profile/index.ts";
import type { Cheer } from "./celebration-words.ts";
import { cheersOf } from "./celebration-words.ts";
import type { Celebration, Plan } from "../learning.api.ts";
import { noteSeen, planQuery } from "../learning.api.ts";
import { FilledArt, FilledTile } from "./skill-art.tsx";
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
	const isBeside = (each: Celebration) => isTold(each, { toldSkills, isGoalTold });
	const untold = cheersOf(kept.filter((each) => !isBeside(each))).slice(0, most);
	// What is told beside is seen, too, however much is told here.
	const beside = kept.filter(isBeside).map(({ id }) => id);
	useNoteSeen([...beside, ...untold.flatMap(({ ids }) => ids)].join(" "));
	if (!isCalm)
		return untold.length > 0 ? <Cheers cheers={untold} tiles={data?.collection.tiles ?? []} /> : null;
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

type Tiles = Plan["collection"]["tiles"];

function Cheers({ cheers, tiles }: { cheers: readonly Cheer[]; tiles: Tiles }) {
	return (
		<div role="status">
			<ul className="cb">
				{cheers.map(({ kind, title, text, season = null, skill_id }) => (
					<li key={title} className={`cb-${kind}`}>
						<Picture
							kind={kind}
							season={season}
							place={tiles.find((tile) => tile.skill_id === skill_id)?.place ?? 0}
						/>
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

interface PictureProps {
	kind: Cheer["kind"];
	season: Season | null;
	/** The place of the skill. */
	place: number;
}

/** The missing piece arrives: the dot of the goal, the tile of the skill, the flame of the streak. */
function Picture({ kind, season, place }: PictureProps) {
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
			) : (
				<g className="cb-piece">
					{season ? <FilledArt place={0} fill={1} season={season} /> : <FilledTile place={place} fill={1} />}
				</g>
			)}
		</svg>
	);
}
