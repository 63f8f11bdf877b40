import { ArrowRight } from "lucide-react";
import { sitePaths } from "../site/index.ts";
import { ArticleCard } from "./article-card.tsx";
import type { Article } from "./article.ts";

const shown = 3;

/** The newest articles on the home page. */
export function BlogSection({ articles }: { articles: readonly Article[] }) {
	return (
		<section id="blog" className="sec">
			<div className="in">
				<header className="sh sh--with-link">
					<div>
						<h2>From the blog</h2>
						<p className="lead">Short reads for parents.</p>
					</div>
					<a className="link tap-line" href={sitePaths.blog}>
						All articles
						<ArrowRight className="i" />
					</a>
				</header>
				<div className="posts">
					{articles.slice(0, shown).map((article) => (
						<ArticleCard key={article.slug} article={article} level={3} />
					))}
				</div>
			</div>
		</section>
	);
}
