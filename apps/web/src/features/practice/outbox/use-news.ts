import { useState } from "react";
import type { News } from "./news.ts";

/** Results of other questions, newest first; one per question. */
export function useNews() {
	const [news, setNews] = useState<News[]>([]);
	return {
		news,
		addNews: (added: News) => setNews((known) => [added, ...known.filter(({ id }) => id !== added.id)]),
		closeNews: (id: string) => setNews((known) => known.filter((each) => each.id !== id)),
	};
}
