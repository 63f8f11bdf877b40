import { Flame } from "lucide-react";
import { Avatar } from "../../ui/people/avatar.tsx";
import { SampleChart } from "./sample-chart.tsx";
import { sampleWeek, shownDay } from "./sample-week.ts";
import { Ticks } from "./ticks.tsx";

const points = [
	"The strongest skill, and the hardest one",
	"First tries separate from tries with help",
	"Every answer, just as your child gave it",
];

/** The text of a day, which its button refers to. */
const saidId = (at: number) => `week-said-${at}`;

/** A preview of a parent's report; pressing a day shows what happened on it, without a script. */
export function ReportSection() {
	return (
		<section className="sec" id="report">
			<div className="in rep">
				<div>
					<h2>See the week in a minute</h2>
					<p className="lead">
						How much, how well, and where your child got stuck. Open any day to see every question.
					</p>
					<Ticks points={points} isOne />
				</div>
				<fieldset className="rep-c card rep-week">
					<legend className="sr">One child’s sample week. Choose a day.</legend>
					<div className="rep-head">
						<Avatar name="Maya" avatar="quarter-sky-90" size={52} />
						<div>
							<h3>Maya</h3>
							<p className="text-ink-3 text-sm">5th Grade</p>
						</div>
						<span className="chip chip--gold">
							<Flame />6 days
						</span>
					</div>
					<div className="rep-n">
						<p>
							<span className="num">55</span> questions this week
						</p>
						<p>
							<span className="num">87%</span> right on the first try
						</p>
					</div>
					<div className="week-chart">
						<SampleChart />
						<div className="week-days">
							{sampleWeek.map(({ name }, at) => (
								<label key={name}>
									<input
										type="radio"
										name="week"
										className="sr"
										defaultChecked={at === shownDay}
										aria-describedby={saidId(at)}
									/>
									<span>{name}</span>
								</label>
							))}
						</div>
					</div>
					<div className="week-said">
						{sampleWeek.map(({ name, text }, at) => (
							<p key={name} id={saidId(at)}>
								{text}
							</p>
						))}
					</div>
					<p className="text-ink-3 text-sm">A sample week. Press a day.</p>
				</fieldset>
			</div>
		</section>
	);
}
