import type { Season } from "@learnin/domain/rewards/seasons";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../ui/card.tsx";
import { keepPreferences, usePreferences, useProfile } from "../../profile/index.ts";
import { seasonsQuery } from "../learning.api.ts";
import { seasonName, seasonNeeds } from "./season-words.ts";
import { FilledArt } from "./skill-art.tsx";
import "./season-choice.css";

/** The tiles that show what a season looks like. */
const samples = [0, 1, 2, 3];

/** Chooses what the child's tiles look like, among the seasons earned by mastery. Hidden in calm mode. */
export function SeasonChoice() {
	const { id } = useProfile();
	const preferences = usePreferences();
	const { data } = useQuery({ ...seasonsQuery, enabled: !preferences.isCalm });
	if (preferences.isCalm || !data) return null;
	const { mastered, seasons } = data;
	const choose = (season: Season | null) => keepPreferences(id, { ...preferences, season });
	const isWorn = (season: Season | null) => season === preferences.season;
	return (
		<Card title="How your tiles look" className="sc">
			<div className="sc-choices" role="radiogroup" aria-label="How your tiles look">
				<SeasonTile season={null} isWorn={isWorn(null)} needs={null} onChoose={() => choose(null)} />
				{seasons.map(({ season, skills, earned_on }) => (
					<SeasonTile
						key={season}
						season={season}
						isWorn={isWorn(season)}
						needs={earned_on === null ? seasonNeeds(skills, mastered) : null}
						onChoose={() => choose(season)}
					/>
				))}
			</div>
		</Card>
	);
}

interface SeasonTileProps {
	season: Season | null;
	isWorn: boolean;
	/** What is left to earn it; null if it is earned. */
	needs: string | null;
	onChoose: () => void;
}

function SeasonTile({ season, isWorn, needs, onChoose }: SeasonTileProps) {
	return (
		<label className="sc-choice">
			<input
				type="radio"
				className="sr"
				name="season"
				checked={isWorn}
				disabled={needs !== null}
				onChange={onChoose}
			/>
			<span className="sc-art" aria-hidden="true">
				{samples.map((place) => (
					<svg key={place} viewBox="0 0 100 100">
						<FilledArt place={place} fill={1} season={season} />
					</svg>
				))}
			</span>
			<b>{seasonName(season)}</b>
			{needs !== null && <span className="sc-needs">{needs}</span>}
		</label>
	);
}
