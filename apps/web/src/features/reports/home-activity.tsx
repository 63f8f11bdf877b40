import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";

/** Five minutes at home for the skill where they help most. */
export function HomeActivity({
	activity,
	callName,
}: {
	activity: StudentReport["home_activity"];
	callName: string;
}) {
	if (activity === null) return null;
	const { title, needs, steps, ask, because, skill_name } = activity;
	return (
		<section className="card home-activity" aria-labelledby="home-activity">
			<p className="text-gold-text text-sm font-semibold">Five minutes at home</p>
			<h2 id="home-activity" className="text-xl/tight">
				{title}
			</h2>
			<p className="text-ink-2 text-sm">{`For “${skill_name}”. You need: ${needs}`}</p>
			<ol className="home-steps">
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<div className="home-ask">
				<p className="text-ink-2 text-sm">{`Ask ${callName}:`}</p>
				<p>{`“${ask}”`}</p>
			</div>
			<p className="text-ink-2 text-sm">{because}</p>
		</section>
	);
}
