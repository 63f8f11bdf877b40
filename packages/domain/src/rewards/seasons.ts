/** The seasons of tile art, in the order in which they are earned. Before the first, tiles are plain. */
export const SEASONS = ["spring", "summer", "fall", "winter"] as const;

export type Season = (typeof SEASONS)[number];

/** How many skills must have been mastered, at least once each, for a season's art. */
export const SKILLS_FOR_SEASON: Readonly<Record<Season, number>> = {
	spring: 5,
	summer: 15,
	fall: 30,
	winter: 50,
};

export interface EarnedSeason {
	season: Season;
	/** Skills that must have been mastered for it. */
	skills: number;
	/** The day it was earned, as yyyy-mm-dd; null if it is not earned yet. */
	earned_on: string | null;
}

/**
 * Every season, and since when it is earned. Takes the days on which skills were first mastered, oldest first:
 * a skill that slips later takes nothing away, and no day of the calendar matters.
 */
export function earnedSeasons(first_mastered_on: readonly string[]): EarnedSeason[] {
	return SEASONS.map((season) => {
		const skills = SKILLS_FOR_SEASON[season];
		return { season, skills, earned_on: first_mastered_on[skills - 1] ?? null };
	});
}
