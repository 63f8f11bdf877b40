import type { Deletion } from "@learnin/contract/routes/people/data-rights.contract";
import { deletedInWords } from "@learnin/domain/data-rights/deleted-words";

import "../../ui/buttons/tick.css";
import "./data-rights.css";

/** The proof: what was deleted, by kind of record. */
export function DeletionList({ deletion }: { deletion: Deletion }) {
	return (
		<>
			<p className="text-ink-2">
				Deleted on{" "}
				{new Date(deletion.deleted_at).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}.
				We’ll email you this list, too.
			</p>
			<ul className="dr-list">
				{deletedInWords(deletion.tables).map(({ words, rows }) => (
					<li key={words}>
						<span>{words}</span>
						<b className="num">{rows}</b>
					</li>
				))}
			</ul>
		</>
	);
}
