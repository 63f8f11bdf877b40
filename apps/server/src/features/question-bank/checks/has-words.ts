import { type RawBuilder, sql } from "kysely";

/** The last word may be a prefix, unless it is excluded or a single letter. */
const lastWord = /^((?:.*\s)?)([\p{L}\p{Nd}]{2,40})$/su;

/** What a search ends with, if that may be a prefix, and the words before it. */
function beginningOf(search: string): { before: string; beginning: string } | undefined {
	const [, before = "", beginning] = lastWord.exec(search.trim()) ?? [];
	const isQuoted = before.split('"').length % 2 === 0;
	return beginning === undefined || isQuoted ? undefined : { before: before.trim(), beginning };
}

/** As in the index `questions_words_idx`. */
const words = sql`words_of_question(q.search_text)`;

/**
 * Whether a question `q` matches the words of a search, some of which may be quoted or excluded, and the last
 * a prefix.
 */
export function hasWords(search: string): RawBuilder<boolean> {
	const whole = sql`websearch_to_tsquery('english', ${search})`;
	const begun = beginningOf(search);
	if (begun === undefined) return sql<boolean>`${words} @@ ${whole}`;
	const before = sql`websearch_to_tsquery('english', ${begun.before})`;
	const beginning = sql`to_tsquery('simple', ${`${begun.beginning}:*`})`;
	return sql<boolean>`${words} @@ (${whole} || (${before} && ${beginning}))`;
}
