/** The minimal server for a page of titles: Fastify and one indexed SQLite select. `node bare-server.ts PORT TITLES` */
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'
import { makeTitles } from './titles.ts'

const db = new DatabaseSync(':memory:')
db.exec('create table title (id integer primary key, category text, genre text, doc text)')
const insert = db.prepare('insert into title values (?, ?, ?, ?)')
db.exec('begin')
for (const title of makeTitles(Number(process.argv[3]))) {
  const [category = '', genre = ''] = title.categories
  // As long as an item of the product with its pictures.
  insert.run(title.id, category, genre, JSON.stringify({ ...title, text: title.description.slice(0, 150) }))
}
db.exec('commit; create index title_genre on title (category, genre, id)')
const select = db.prepare(
  'select doc from title where category = ? and genre = ? order by id limit 15 offset ?',
)

type Query = { category: string; page: string }

const app = Fastify({ logger: false, keepAliveTimeout: 60_000 })
app.get<{ Querystring: Query }>('/list', (request, reply) => {
  const { category, page } = request.query
  const docs = select
    .all(category.split(':')[0] ?? '', category, (Number(page) - 1) * 15)
    .map(({ doc }) => String(doc))
  return reply.type('application/json').send(`[${docs.join(',')}]`)
})
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
