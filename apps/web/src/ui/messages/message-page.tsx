import type { ReactNode } from "react";
import { Logo } from "../logo.tsx";
import { useDocumentTitle } from "../page-title.tsx";
import type { TileSpec } from "../tiles/tile.tsx";
import { TileBoard } from "../tiles/tile.tsx";

export interface MessagePageProps {
	title: string;
	tile: TileSpec;
	children: ReactNode;
	/** The actions. */
	actions: ReactNode;
}

/** One message, and at least one action. */
export function MessagePage({ title, tile, children, actions }: MessagePageProps) {
	useDocumentTitle(title);
	return (
		<div className="paper grid min-h-dvh grid-rows-[auto_1fr]">
			<header className="px-6 py-4">
				<Logo />
			</header>
			<main id="main" className="grid place-items-center px-4 pb-24">
				<div className="grid max-w-[34rem] justify-items-center gap-4 text-center">
					<TileBoard className="mb-3 w-48" rows={[[{ kind: "hole", color: "sky" }, tile]]} />
					<h1 className="text-3xl font-extrabold max-sm:text-2xl">{title}</h1>
					<div className="text-ink-2 grid gap-2 *:text-balance">{children}</div>
					<div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>
				</div>
			</main>
		</div>
	);
}
