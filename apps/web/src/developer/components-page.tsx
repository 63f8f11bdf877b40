import { Logo } from "../ui/logo.tsx";
import { ThemeToggle } from "../ui/buttons/theme-toggle.tsx";
import { ButtonSamples } from "./button-samples.tsx";
import { ChartSamples } from "./chart-samples.tsx";
import type { Example } from "./examples.ts";
import { FieldSamples } from "./field-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { QuestionSamples } from "./question-samples.tsx";
import { StateSamples } from "./state-samples.tsx";
import { SurfaceSamples } from "./surface-samples.tsx";
import { TileSamples } from "./tile-samples.tsx";

const sections = [
	{ id: "buttons", title: "Buttons", Samples: ButtonSamples },
	{ id: "fields", title: "Fields", Samples: FieldSamples },
	{ id: "surfaces", title: "Notes, chips, cards, tables", Samples: SurfaceSamples },
	{ id: "overlays", title: "Dialogs, menus, toasts", Samples: OverlaySamples },
	{ id: "states", title: "Empty, failed, loading", Samples: StateSamples },
	{ id: "charts", title: "Charts and progress", Samples: ChartSamples },
	{ id: "tiles", title: "Tiles, avatars, ten-frame", Samples: TileSamples },
];

/** Every component in every state, for developers. */
export function ComponentsPage({ examples }: { examples: readonly Example[] }) {
	return (
		<>
			<header className="dev-header">
				<Logo />
				<nav aria-label="Sections">
					{[...sections, { id: "questions", title: "Questions" }].map(({ id, title }) => (
						<a key={id} href={`#${id}`}>
							{title}
						</a>
					))}
				</nav>
				<ThemeToggle />
			</header>
			<main className="dev-main">
				<h1>Components</h1>
				{sections.map(({ id, title, Samples }) => (
					<Samples key={id} id={id} title={title} />
				))}
				<QuestionSamples id="questions" title="Questions" examples={examples} />
			</main>
		</>
	);
}
