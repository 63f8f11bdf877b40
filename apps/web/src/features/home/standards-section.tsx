import { gradeLabel } from "@learnin/domain/family/grades";
import { SKILLS_OF_GRADE } from "@learnin/domain/family/skills-of-grade";

const topics: Readonly<Record<number, string>> = {
	2: "Adding and subtracting to 1,000, place value, length, time and money",
	3: "Multiplying and dividing, first fractions, area, rounding",
	4: "Large numbers, equal fractions, factors, angles",
	5: "Decimals, fractions of all kinds, volume, the coordinate plane",
	6: "Ratios and percents, negative numbers, first equations, data",
	7: "Proportions, signed numbers, inequalities, circles, chance",
	8: "Linear functions, systems, powers, roots, the Pythagorean theorem",
};
const total = Object.values(SKILLS_OF_GRADE).reduce((sum, count) => sum + count, 0);

/** For whom the product is, and for whom it is not. */
const notFor: readonly (readonly [who: string, why: string])[] = [
	["Kindergarten and 1st grade.", "Children read the questions, or have them read aloud."],
	["Math beyond 8th grade.", "There are no high school skills."],
	["A live tutor or videos.", "Help comes from hints, worked examples and short lessons."],
	["Whole classes.", "There are no teacher accounts."],
	["Children who want a game.", "There are no levels, no loot and no leagues."],
];

export function StandardsSection() {
	return (
		<section className="sec" id="standards">
			<div className="in std">
				<div>
					<h2>{`${total} skills for grades 2 to 8`}</h2>
					<p className="lead">Each one matches a Common Core State Standard, and reports show which.</p>
					<details className="phone-fold" open>
						<summary>What each grade practices</summary>
						<dl>
							{Object.entries(SKILLS_OF_GRADE).map(([grade, count]) => (
								<div key={grade}>
									<dt>{gradeLabel(Number(grade))}</dt>
									<dd>
										<span>{topics[Number(grade)]}</span>
										<span className="text-ink-3">{`${count} skills`}</span>
									</dd>
								</div>
							))}
						</dl>
					</details>
				</div>
				<div className="card std-not">
					{/* Only one of the two is displayed: a heading, or on a phone one to press. */}
					<h2>Who it’s not for</h2>
					<details className="phone-fold" open>
						<summary>
							<h2>Who it’s not for</h2>
						</summary>
						<ul>
							{notFor.map(([who, why]) => (
								<li key={who}>
									<b>{who}</b> {why}
								</li>
							))}
						</ul>
					</details>
				</div>
			</div>
		</section>
	);
}
