import { type EarnedSeason, earnedSeasons } from "@learnin/domain/rewards/seasons";
import type { Db } from "../../platform/db/database.ts";
import { selectFirstMastered } from "./growth.queries.ts";

export interface Seasons {
	/** Skills mastered at least once. */
	mastered: number;
	seasons: EarnedSeason[];
}

/** The seasons of tile art of a student. */
export async function readSeasons(db: Db, student_id: string): Promise<Seasons> {
	const mastered = await selectFirstMastered(db, student_id);
	return {
		mastered: mastered.length,
		seasons: earnedSeasons(mastered.map(({ mastered_on }) => mastered_on)),
	};
}
