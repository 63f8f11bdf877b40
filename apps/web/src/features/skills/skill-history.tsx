import { exactText, whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { fieldWords } from "./skill-words.ts";
import type { SkillDetails } from "./skills.api.ts";

/** The changes, newest first. */
export function SkillHistory({ versions }: { versions: SkillDetails["versions"] }) {
	const now = useNow();
	return (
		<section aria-label="Changes">
			<h3>Changes</h3>
			{versions.length === 0 ? (
				<p className="help">Unchanged from the curriculum.</p>
			) : (
				<ol className="cur-history">
					{versions.map(({ version, created_by_name, created_at, changed }) => (
						<li key={version}>
							<b>{`Version ${version}`}</b>
							<span>{changed.length === 0 ? "As first created" : changed.map(wordOf).join(", ")}</span>
							<small>
								{`${created_by_name ?? "Learnin"} · `}
								<time dateTime={created_at} title={exactText(created_at)}>
									{whenText(created_at, now)}
								</time>
							</small>
						</li>
					))}
				</ol>
			)}
		</section>
	);
}

function wordOf(field: string): string {
	return fieldWords[field] ?? field;
}
