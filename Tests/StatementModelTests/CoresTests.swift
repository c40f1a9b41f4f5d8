import StatementModel
import Synchronization
import Testing

@Suite struct CoresTests {
  @Test(arguments: [1, 2, 8])
  func `a value is made once, whether or not there is another core`(_ count: Int) {
    let made = Mutex(0)
    let later = Meanwhile(on: Cores(count: count)) { made.withLock { $0 += 1 } }
    later.take()
    #expect(made.withLock(\.self) == 1)
  }

  @Test func `many values are made beside each other`() {
    let all = (0..<200).map { number in Meanwhile(on: Cores(count: 2)) { number * number } }
    #expect(all.reversed().map { $0.take() } == (0..<200).reversed().map { $0 * $0 })
  }

  @Test func `few rows stay on one core`() {
    #expect(Cores.all.count >= 1)
    #expect(!Cores(count: 2).share(rows: 1000))
    #expect(!Cores(count: 2).share(rows: 10_000))
    #expect(Cores(count: 2).share(rows: 100_000))
    #expect(!Cores.one.share(rows: 100_000))
  }
}
