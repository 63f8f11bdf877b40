import { buttonClass } from "../../ui/buttons/button.tsx";
import { TileBoard } from "../../ui/tiles/tile.tsx";
import { SiteFrame, sitePaths } from "../site/index.ts";

/** Any address below /blog without an article. */
export function ArticleMissingPage() {
	return (
		<SiteFrame path="/blog/*">
			<div className="in missing">
				<TileBoard
					className="missing-art"
					rows={[
						[
							{ kind: "quarter", color: "sky", soft: true },
							{ kind: "hole", color: "sky" },
						],
						[
							{ kind: "leaf", color: "mint", soft: true },
							{ kind: "half", color: "coral", soft: true },
						],
					]}
				/>
				<h1>This piece is missing</h1>
				<p className="lead">We couldn’t find this article. It may have moved or been renamed.</p>
				<a className={buttonClass({ variant: "primary", size: "lg" })} href={sitePaths.blog}>
					All articles
				</a>
			</div>
		</SiteFrame>
	);
}
