import { Rss } from "lucide-react";
import { SiteFrame, sitePaths } from "../site/index.ts";
import { ArticleCard } from "./article-card.tsx";
import type { Article } from "./article.ts";

/** /blog: every article, newest first. */
export function BlogListPage({ articles }: { articles: readonly Article[] }) {
	const [newest, ...others] = articles;
	return (
		<SiteFrame path={sitePaths.blog}>
			<div className="page-head paper">
				<div className="in">
					<h1>Blog</h1>
					<p className="lead">Short reads for parents: how children learn math, and what helps at home.</p>
					<a className="link tap-line" href={sitePaths.feed}>
						<Rss className="i" />
						RSS feed
					</a>
				</div>
			</div>
			<div className="in blog-list">
				{newest && <ArticleCard article={newest} level={2} isWide />}
				<div className="posts">
					{others.map((article) => (
						<ArticleCard key={article.slug} article={article} level={2} />
					))}
				</div>
			</div>
		</SiteFrame>
	);
}
