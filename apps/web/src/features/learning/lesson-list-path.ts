import { paths } from "../../app/paths.ts";

/** The lessons: as a list or a map, with one skill open. */
export function lessonListPath(search: { view?: "map"; skill?: string } = {}): string {
	const query = new URLSearchParams(search).toString();
	return query === "" ? paths.lessonList : `${paths.lessonList}?${query}`;
}
