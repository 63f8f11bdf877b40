import { ArrowDown } from "lucide-react";
import type { TileSpec } from "../../ui/tile.tsx";
import { TileBoard } from "../../ui/tile.tsx";

interface Post {
	title: string;
	teaser: string;
	art: readonly (readonly TileSpec[])[];
	paragraphs: readonly string[];
}

const soft = true;
const posts: readonly Post[] = [
	{
		title: "Why fractions feel hard",
		teaser: "One picture that makes “same-size slices” click, and three kitchen objects to try it with.",
		art: [
			[
				{ kind: "quarter", color: "coral", soft },
				{ kind: "quarter", color: "gold", soft, turn: 90 },
				{ kind: "bigdot", color: "sky", soft },
			],
			[
				{ kind: "half", color: "lilac", soft },
				{ kind: "leaf", color: "mint", soft, turn: 90 },
				{ kind: "dot", color: "gold", soft },
			],
		],
		paragraphs: [
			"Until fractions, a bigger number always meant more. Then 1/8 turns out to be less than 1/4, although 8 is more than 4. A child who says otherwise is not careless: the old rule has worked for years.",
			"The picture that helps is a whole that stays the same while the slices change. Cut one sheet of paper into four strips and another into eight. Lay one strip of each side by side. The more slices, the smaller each one: now the bottom number has a meaning.",
			"Three things at home do the same. A bar of chocolate: how many pieces are a half of it? A measuring cup: fill 1/4 twice, where does it stand? A dozen eggs: what is a third of them? Let your child say the answer before counting. The surprise, when there is one, is what stays.",
			"Adding comes last. Quarters and eighths add up only once they are cut to the same size, and a child who has cut them knows why.",
		],
	},
	{
		title: "What a wrong answer tells you",
		teaser: "Most mistakes follow a rule the child invented. Here is how to hear the rule.",
		art: [
			[
				{ kind: "hole", color: "lilac" },
				{ kind: "steps", color: "sky", soft },
				{ kind: "ring", color: "coral", soft },
			],
			[
				{ kind: "tri", color: "mint", soft },
				{ kind: "arcs", color: "gold", soft, turn: 90 },
				{ kind: "plus", color: "sky", soft },
			],
		],
		paragraphs: [
			"52 minus 38 is 26? There is a rule behind it: always take the smaller digit from the larger. 1/4 plus 2/5 is 3/9? Tops with tops, bottoms with bottoms. Both rules are wrong, and both are thought through.",
			"So before you correct, ask one thing: how did you get there? Then wait. Children tell their rule readily when the question is not a trap. Once it is said aloud, find a case where it cannot be true. A half and a half by that rule make 2/4, which is a half again. Your child will see it first.",
			"A slip is something else: the right way and one digit wrong. It needs no lesson, just a second look.",
			"In the activity log you see every answer as it was given. Three different wrong answers are guesses, and a hint would help. The same kind three times is a rule, and worth a talk.",
		],
	},
	{
		title: "Ten minutes, five days",
		teaser: "A practice routine short enough that nobody has to be reminded.",
		art: [
			[
				{ kind: "half", color: "mint", soft, turn: 90 },
				{ kind: "bars", color: "sky", soft },
				{ kind: "arcs", color: "lilac", soft },
			],
			[
				{ kind: "tri", color: "gold", soft },
				{ kind: "ring", color: "coral", soft },
				{ kind: "leaf", color: "mint", soft },
			],
		],
		paragraphs: [
			"Fifty minutes on Sunday and ten minutes on five days cost the same time. The five days are worth more: what was almost forgotten and then found again is remembered longer than what was repeated at once.",
			"Tie the ten minutes to something that happens anyway: after the snack, before the bath. Same chair, same time. After two weeks the chair does the reminding.",
			"Stop while it goes well. Ten questions are the goal of a day here, and the counter fills up where your child can see it. Two days a week are free, and a streak survives them.",
			"Your part takes a minute: look at the week once, and praise something you can name. “You went back to the one you got wrong” does more than “well done”.",
		],
	},
];

export function BlogSection() {
	return (
		<section id="blog" className="sec">
			<div className="in">
				<header className="sh">
					<h2>Blog</h2>
					<p className="lead">Short reads for parents.</p>
				</header>
				<div className="posts">
					{posts.map((post) => (
						<Article key={post.title} {...post} />
					))}
				</div>
			</div>
		</section>
	);
}

/** Opens in place, without a script. */
function Article({ title, teaser, art, paragraphs }: Post) {
	return (
		<details className="post card" name="post">
			<summary>
				<TileBoard className="art" gap={0} round={0} rows={art} />
				<h3>{title}</h3>
				<p>{teaser}</p>
				<span className="link">
					<span className="to-open">Read</span>
					<span className="to-close">Close</span>
					<ArrowDown className="i" />
				</span>
			</summary>
			<div className="post-text">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</details>
	);
}
