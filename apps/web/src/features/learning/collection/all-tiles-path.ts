import { paths } from "../../../paths/paths.ts";

/** Where the profile page shows all tiles. */
export const TILES_PLACE = "your-tiles";

export const ALL_TILES_PATH = `${paths.studentProfile}#${TILES_PLACE}`;
