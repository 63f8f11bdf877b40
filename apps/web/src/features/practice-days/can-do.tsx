import { stageWords } from "@learnin/domain/mastery/belief/mastery-state";
import { useQuery } from "@tanstack/react-query";
import { Check, Clock } from "lucide-react";
import { Link } from "react-router";
import { masteredMonthPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WholeWords } from "../../ui/text/whole-words.tsx";
import { FilledTile, fillOf, type Plan, planQuery } from "../learning/index.ts";
import "./can-do.css";

type Tile = Plan["collection"]["tiles"][number];

/** What the child has mastered, newest first, and what is in progress. */
export function CanDo() {
	const { data, error, isFetching, refetch } = useQuery(planQuery);
	if (data) return <Known collection={data.collection} />;
	if (!error) return <Skeleton className="h-48 w-full rounded-(--r-lg)" />;
	return <LoadFailed title="Your skills couldn’t be loaded" query={{ error, isFetching, refetch }} />;
}

function Known({ collection: { tiles, mastered_count } }: Pick<Plan, "collection">) {
	const known = tiles.filter(isKnown);
	const growing = tiles.filter((tile) => !isKnown(tile));
	return (
		<section className="card cd" aria-labelledby="cd">
			<header>
				<h2 id="cd">What I can do now</h2>
				<nav aria-label="What I can do now">
					{mastered_count > known.length && (
						<Link className="link tap-line" to={paths.studentProfile}>
							{`All ${mastered_count} tiles`}
						</Link>
					)}
					{known.length > 0 && (
						<Link className="link tap-line" to={masteredMonthPath()}>
							Certificate
						</Link>
					)}
				</nav>
			</header>
			{known.length > 0 ? (
				<Tiles tiles={known} />
			) : (
				<p>Your first full tile is on its way. A few right answers in one skill fill its tile.</p>
			)}
			{growing.length > 0 && (
				<>
					<h3>Not full yet</h3>
					<Tiles tiles={growing} />
				</>
			)}
		</section>
	);
}

function isKnown({ stage }: Tile): boolean {
	return stage === "mastered" || stage === "due_for_review";
}

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
	return (
		<ul>
			{tiles.map(({ skill_id, name, place, stage }) => (
				<li key={skill_id}>
					<svg viewBox="0 0 100 100" aria-hidden="true">
						<FilledTile place={place} fill={fillOf({ stage, is_begun: true })} />
					</svg>
					<span>
						<WholeWords text={name} />
					</span>
					{stage === "mastered" && <Check className="i cd-known" aria-hidden="true" />}
					{stage === "due_for_review" && (
						<>
							<Clock className="i cd-due" aria-hidden="true" />
							<span className="sr">{stageWords(stage)}</span>
						</>
					)}
				</li>
			))}
		</ul>
	);
}
